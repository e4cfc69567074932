import BedsideCore
import Foundation

/// What was measured for one promise.
struct Row: CustomStringConvertible {
  /// Its name.
  let name: String
  /// Our time, the median of all rounds.
  let seconds: Double
  /// The bytes that were worked on.
  var bytes: Int?
  /// The most memory that was held.
  var peakBytes: Int?
  /// The library or program on the other side; nil where there is none.
  var peer: String?
  /// Its time, the median of all rounds.
  var peerSeconds: Double?
  /// The bytes that it needs, where bytes are compared rather than times.
  var peerBytes: Int?
  /// How many times better than the peer: the median over the rounds.
  var ratio: Double?
  /// What must be reached: a ratio, or seconds where there is no peer.
  let floor: Double
  /// What must hold besides, and does not.
  var failure: String?

  /// Whether it is reached.
  var holds: Bool { failure == nil && ratio.map { $0 >= floor } ?? (seconds <= floor) }

  var json: JSONValue {
    .object([
      "name": .string(name), "seconds": .number(seconds), "bytes": .optional(bytes),
      "peakBytes": .optional(peakBytes), "peer": peer.map(JSONValue.string) ?? .null,
      "peerSeconds": peerSeconds.map(JSONValue.number) ?? .null,
      "ratio": ratio.map(JSONValue.number) ?? .null, "floor": .number(floor),
      "holds": .bool(holds),
    ])
  }

  var description: String {
    let verdict = holds ? "holds" : failure.map { "FAILS, \($0)" } ?? "FAILS"
    if let peer, let bytes, let peerBytes, let ratio {
      return "\(name): \(Row.size(bytes)); \(peer): \(Row.size(peerBytes)); "
        + String(format: "%.2f times better; floor %.2f: ", ratio, floor) + verdict
    }
    let memory = peakBytes.map { ", at most \(Row.size($0)) of memory" } ?? ""
    let ours = "\(name): \(Row.time(seconds))\(memory)"
    guard let peer, let peerSeconds, let ratio else {
      return "\(ours); no peer; at most \(Row.time(floor)): \(verdict)"
    }
    return "\(ours); \(peer): \(Row.time(peerSeconds)); "
      + String(format: "%.2f times better; floor %.2f: ", ratio, floor) + verdict
  }

  private static func size(_ bytes: Int) -> String {
    String(format: "%.1f MB", Double(bytes) / 1e6)
  }

  private static func time(_ seconds: Double) -> String {
    seconds < 0.001
      ? String(format: "%.1f µs", seconds * 1e6) : String(format: "%.2f ms", seconds * 1e3)
  }
}

extension JSONValue {
  fileprivate static func optional(_ number: Int?) -> JSONValue {
    number.map(JSONValue.integer) ?? .null
  }
}
