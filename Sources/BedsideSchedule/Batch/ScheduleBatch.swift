public import BedsideCore

/// Answers questions about schedules that come one a line, as JSON.
///
/// A question is `{"id","tz","elements","from","to"}`: its name, a time zone, the elements of a
/// schedule, and two local times. Other members mean nothing, and `null` is the same as absence.
public struct ScheduleBatch: Sendable {
  private let zones: any ZoneDatabase

  /// Answers questions whose zones stand in a database.
  public init(zones: any ZoneDatabase) {
    self.zones = zones
  }

  /// The reply to one line, without a line end: `{"id","events"}` or `{"id","error"}`.
  public func reply(to line: String) -> String {
    let bytes = Array(line.utf8)
    let log = ProblemLog(file: "line", bytes: bytes)
    let node = JSONReader.read(bytes, log: log)?.withoutNulls
    var fields: JSONFields = ["id": node?["id"]?.value ?? .null]
    do throws(Refusal) {
      guard let node, !log.hasErrors else { throw Refusal(log) }
      fields["events"] = try query(node, log: log).json
    } catch {
      fields["error"] = .string(error.reason)
    }
    return JSONValue.object(fields).text
  }

  private struct Refusal: Error {
    var reason: String

    init(_ error: some CustomStringConvertible) {
      reason = error.description
    }

    init(_ log: ProblemLog) {
      reason = log.sorted.map(\.message).joined(separator: " ")
    }
  }

  private func query(_ node: JSONNode, log: ProblemLog) throws(Refusal) -> ScheduleQuery {
    guard var object = ObjectReader(node, "A request", log: log) else { throw Refusal(log) }
    let id = requiredText("tz", of: &object, hint: "\"Europe/Berlin\"")
    let from = requiredText("from", of: &object, hint: "\"2026-03-04T00:00:00\"")
    let to = requiredText("to", of: &object, hint: "\"2026-03-05T00:00:00\"")
    let elements = object.requiredArray("elements").compactMap {
      ScheduleElement.read($0, zones: zones, log: log)
    }
    guard let id, let from, let to, !log.hasErrors else { throw Refusal(log) }
    let zone = try zone(id)
    do throws(ScheduleQueryError) {
      return try ScheduleQuery(Schedule(elements), zone: zone, from: from, to: to)
    } catch {
      throw Refusal(error)
    }
  }

  private func zone(_ id: String) throws(Refusal) -> Zone {
    do throws(ZoneError) {
      return try zones.zone(id)
    } catch {
      throw Refusal(error)
    }
  }

  private func requiredText(
    _ key: String, of object: inout ObjectReader, hint: String
  ) -> String? {
    object.requiredNode(key, hint: hint) == nil ? nil : object.string(key)
  }
}
