public import BedsideCore

extension OutcomeValue {
  /// The value as a JSON object: `kind`, `type`, `value`, `units`, `recorded`, where there is one.
  ///
  /// `type` is there for what JSON has no form of its own for: `date`, `time`, `instant` and `binary`,
  /// which is written in base 64.
  public var json: JSONValue {
    var fields = JSONFields()
    fields["kind"] = kind.map { .string($0) }
    fields["type"] = kindOfText.map { .string($0.rawValue) }
    fields["value"] = jsonOfValue
    fields["units"] = units.map { .string($0) }
    fields["recorded"] = recorded.map { .string($0.description) }
    return .object(fields)
  }

  /// Reads a value from such an object; notes what is wrong and returns nil if it is none.
  ///
  /// A number with a point or an exponent is a `double`, any other an `integer`.
  public static func read(_ node: JSONNode, log: ProblemLog) -> OutcomeValue? {
    guard var object = ObjectReader(node, "A value", log: log) else { return nil }
    let kind = object.string("kind")
    let type = object.word("type", as: TextType.self)
    let units = object.string("units")
    let recorded = object.text("recorded", Instant.init, like: "2026-03-04T08:00:00Z")
    let value = content(&object, type: type)
    object.finish()
    return value.map { OutcomeValue($0, kind: kind, units: units, recorded: recorded) }
  }

  /// What a string holds when it is no mere text.
  private enum TextType: String, CaseIterable {
    case date, time, instant, binary
  }

  private var kindOfText: TextType? {
    switch value {
    case .date: .date
    case .time: .time
    case .instant: .instant
    case .binary: .binary
    case .integer, .double, .boolean, .text: nil
    }
  }

  private var jsonOfValue: JSONValue {
    switch value {
    case .integer(let number): .integer(number)
    case .double(let number): .number(number)
    case .boolean(let isTrue): .bool(isTrue)
    case .text(let text): .string(text)
    case .date(let date): .string(date.description)
    case .time(let time): .string(time.description)
    case .instant(let instant): .string(instant.description)
    case .binary(let bytes): .string(Base64.text(bytes))
    }
  }

  private static func content(_ object: inout ObjectReader, type: TextType?) -> Value? {
    guard let node = object.requiredNode("value") else { return nil }
    switch type {
    case .date: return object.text("value", CivilDate.init, like: "2026-03-04").map { .date($0) }
    case .time: return object.text("value", WallTime.init, like: "08:00").map { .time($0) }
    case .instant:
      return object.text("value", Instant.init, like: "2026-03-04T08:00:00Z").map { .instant($0) }
    case .binary: return binary(&object)
    case nil: break
    }
    if let isTrue = node.bool { return .boolean(isTrue) }
    if let text = node.string { return .text(text) }
    guard case .number(let text) = node.content else {
      object.problem(
        "'value' must be a number, a string, true or false, not \(node.kind).", at: "value")
      return nil
    }
    if let integer = Int(text) { return .integer(integer) }
    if let number = node.double { return .double(number) }
    object.problem("'value' is \(text), which is too large. Write a smaller number.", at: "value")
    return nil
  }

  private static func binary(_ object: inout ObjectReader) -> Value? {
    guard let text = object.string("value") else { return nil }
    guard let bytes = Base64.bytes(text) else {
      object.problem(
        "'value' is not written in base 64. Write letters, digits, '+' and '/' in groups of four,"
          + " with '=' at the end where bytes are missing.", at: "value")
      return nil
    }
    if bytes.count <= mostBytes { return .binary(bytes) }
    object.problem(
      "'value' has \(bytes.count) bytes. Write at most \(mostBytes).", at: "value")
    return nil
  }
}
