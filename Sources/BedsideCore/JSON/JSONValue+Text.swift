extension JSONValue {
  /// The value as JSON text on one line, without blanks.
  ///
  /// Control characters, DEL, C1 and overrides of the writing direction are escaped, so that the text
  /// is safe in a terminal and never holds a line end.
  public var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// Appends the value's text to `text`.
  public func append(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? "\(value)" : "null"
    case .string(let value): JSONValue.append(value, to: &text)
    case .array(let values): JSONValue.append(values, to: &text)
    case .object(let fields): JSONValue.append(fields, to: &text)
    }
  }

  private static func append(_ values: [JSONValue], to text: inout String) {
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      value.append(to: &text)
    }
    text += "]"
  }

  private static func append(_ fields: JSONFields, to text: inout String) {
    text += "{"
    for (index, field) in fields.fields.enumerated() {
      if index > 0 { text += "," }
      append(field.key, to: &text)
      text += ":"
      field.value.append(to: &text)
    }
    text += "}"
  }

  private static func append(_ string: String, to text: inout String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { append(scalar, to: &text) }
    }
    text += "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
