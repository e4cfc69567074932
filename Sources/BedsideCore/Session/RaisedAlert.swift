/// An alert that was raised in a run: what was said, when, and which answers made it true.
public struct RaisedAlert: Hashable, Sendable {
  /// An answer or a score that an alert's condition is about, as it was then.
  public struct Value: Hashable, Sendable {
    /// The item's id, or `score.` and the score's.
    public var id: String
    /// The value; `null` where there was none.
    public var value: JSONValue
    /// The value as it was shown; nil where there was none.
    public var display: String?

    /// Makes a value.
    public init(id: String, value: JSONValue, display: String?) {
      self.id = id
      self.value = value
      self.display = display
    }
  }

  /// The alert.
  public var id: Identifier<TaskAlert>
  /// What lists call it.
  public var title: String
  /// What the person read.
  public var text: String
  /// Whom to turn to, one a line; those of the text for a crisis stand behind the alert's own.
  public var contacts: [String]
  /// The text for a crisis that was shown with it; nil for none.
  public var crisis: String?
  /// How pressing it is.
  public var severity: TaskAlert.Severity
  /// When it was raised.
  public var date: Instant
  /// What raised it.
  public var values: [Value]
  /// Whether the person has seen it.
  public var isSeen: Bool
  /// Whether it still holds with the answers as they are.
  public var stands: Bool

  /// Makes an alert that was raised.
  public init(
    id: Identifier<TaskAlert>, title: String, text: String, contacts: [String] = [],
    crisis: String? = nil, severity: TaskAlert.Severity, date: Instant, values: [Value] = [],
    isSeen: Bool = false, stands: Bool = true
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.contacts = contacts
    self.crisis = crisis
    self.severity = severity
    self.date = date
    self.values = values
    self.isSeen = isSeen
    self.stands = stands
  }
}

extension RaisedAlert {
  /// The alert as results and drafts keep it.
  public var json: JSONValue {
    .object([
      "id": .string(id.rawValue), "title": .string(title), "severity": .string(severity.rawValue),
      "text": .string(text), "contacts": .strings(contacts),
      "crisis": crisis.map(JSONValue.string) ?? .null, "date": .string(date.description),
      "seen": .bool(isSeen), "stands": .bool(stands),
      "values": .array(
        values.map { value in
          .object([
            "id": .string(value.id), "value": value.value,
            "display": value.display.map(JSONValue.string) ?? .null,
          ])
        }),
    ])
  }

  /// Reads an alert from a result or a draft; nil for what is none.
  public init?(_ json: JSONValue) {
    guard let id = json.text("id"), let title = json.text("title"), let text = json.text("text"),
      let severity = json.text("severity").flatMap(TaskAlert.Severity.init),
      let date = json.instant("date")
    else { return nil }
    self.init(
      id: Identifier(id), title: title, text: text, contacts: Self.texts(json["contacts"]),
      crisis: json.text("crisis"), severity: severity, date: date,
      isSeen: json["seen"] == .bool(true), stands: json["stands"] != .bool(false))
    guard case .array(let values) = json["values"] else { return }
    self.values = values.compactMap { value in
      value.text("id").map {
        Value(id: $0, value: value["value"] ?? .null, display: value.text("display"))
      }
    }
  }

  private static func texts(_ json: JSONValue?) -> [String] {
    guard case .array(let values) = json else { return [] }
    return values.compactMap { value in
      if case .string(let text) = value { text } else { nil }
    }
  }
}
