public import BedsideCore

extension Participant {
  /// The participant as a JSON object; what is not known is left out.
  public var json: JSONValue {
    var fields = JSONFields()
    fields["id"] = .string(id)
    fields["name"] = name.map { .string($0) }
    fields["birthday"] = birthday.map { .string($0.description) }
    fields["sex"] = sex.map { .string($0.description) }
    fields["allergies"] = allergies.isEmpty ? nil : .array(allergies.map { .string($0) })
    fields["zone"] = zone.map { .string($0) }
    fields["language"] = language.map { .string($0.description) }
    fields["side"] = side.map { .string($0.rawValue) }
    fields["notes"] = notes.isEmpty ? nil : .string(notes)
    return .object(fields)
  }

  /// Reads a participant from such an object; notes what is wrong and returns nil if anything is.
  public static func read(_ node: JSONNode, log: ProblemLog) -> Participant? {
    guard var object = ObjectReader(node, "A participant", log: log) else { return nil }
    let problems = log.problems.count
    let participant = Participant(
      id: object.requiredString("id") ?? "", name: object.string("name"),
      birthday: object.text("birthday", CivilDate.init, like: "1980-02-29"),
      sex: object.has("sex") ? object.requiredString("sex").map { Sex($0) } : nil,
      allergies: object.strings("allergies"),
      zone: object.text("zone", { Zone.isName($0) ? $0 : nil }, like: "Europe/Berlin"),
      language: object.text("language", { LanguageTag($0) }, like: "pt-BR"),
      side: object.side(), notes: object.string("notes") ?? "")
    object.finish()
    return log.problems.count == problems ? participant : nil
  }
}

extension Participant.Sex: CustomStringConvertible {
  /// The sex that a word names: `female`, `male`, or anything else as it stands.
  public init(_ word: String) {
    switch word {
    case "female": self = .female
    case "male": self = .male
    default: self = .other(word)
    }
  }

  /// The word for it.
  public var description: String {
    switch self {
    case .female: "female"
    case .male: "male"
    case .other(let word): word
    }
  }
}
