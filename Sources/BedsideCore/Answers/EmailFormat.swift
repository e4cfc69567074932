/// An e-mail address, as ORKEmailAnswerFormat.
///
/// What must hold: one `@`, up to 64 characters before it and no blanks; behind it a domain of at least
/// two labels with points between them, the last of any length but no number. Letters of all scripts
/// are taken before and behind the `@` (RFC 6531 and RFC 5891): refusing them would refuse the people
/// who have such addresses. Quoted local parts and addresses of machines in brackets are not taken: typed
/// by a person they are mistakes. Whether an address exists is not found out.
public struct EmailFormat: Hashable, Sendable {
  /// The most bytes of an address (RFC 5321).
  public static let longest = 254

  /// The address that is shown and that Enter accepts.
  public var `default`: String?

  /// Makes a format for e-mail addresses.
  public init(default: String? = nil) { self.default = `default` }

  /// Whether `text` is an address.
  static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= longest, isLocalPart(parts[0]) else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy(isLabel), let last = labels.last else {
      return false
    }
    return last.count >= 2 && !last.allSatisfy(\.isNumber)
  }

  private static func isLocalPart(_ text: Substring) -> Bool {
    let atoms = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.count <= 64
      && atoms.allSatisfy { atom in
        !atom.isEmpty
          && atom.allSatisfy {
            $0.isASCII
              ? $0.isLetter || $0.isNumber || "!#$%&'*+-/=?^_`{|}~".contains($0) : isWritten($0)
          }
      }
  }

  private static func isLabel(_ text: Substring) -> Bool {
    (1...63).contains(text.count) && text.first != "-" && text.last != "-"
      && text.allSatisfy {
        $0 == "-" || ($0.isASCII ? $0.isLetter || $0.isNumber : isWritten($0))
      }
  }

  /// Whether a character outside ASCII is one that is seen and is no blank.
  private static func isWritten(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

extension EmailFormat: AnswerFormatRules {
  /// `email`.
  public var name: String { "email" }

  /// The default, when it is an address.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    `default`.flatMap { Self.isAddress($0) ? .text($0) : nil }
  }

  /// Checks that it is an address.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .text(let text) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases.aText)
    }
    if text.allSatisfy(\.isWhitespace) { throw .empty }
    guard Self.isAddress(text) else { throw .notAnEmail(text) }
  }

  /// Reads an address.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let value = AnswerValue.text(CleanText.line(text))
    try validate(value, in: context)
    return value
  }

  /// Reads a string.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    try read(try json.words(context.phrases.aText), in: context)
  }

  /// The address.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    if case .text(let text) = value { text } else { "" }
  }

  /// "an address like name@example.org".
  public func hint(in context: AnswerContext) -> String { context.phrases(.emailHint) }
}
