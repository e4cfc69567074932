/// The last choice of a list, which takes the person's own words.
///
/// Results keep its code apart from the words: `{"other": TEXT}`.
public struct OtherChoice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What stands for it in results and conditions; no other choice of the list has this code.
  public static let code = ChoiceCode.text("other")
  /// The most characters that own words may have.
  public static let longest = 1_000

  /// What it is called.
  public var text: String
  /// An example of own words.
  public var placeholder: String?
  /// Whether it can be chosen without own words.
  public var isOptional: Bool

  /// Makes a choice of own words.
  public init(_ text: String, placeholder: String? = nil, isOptional: Bool = false) {
    self.text = text
    self.placeholder = placeholder
    self.isOptional = isOptional
  }

  /// Makes a choice that needs own words.
  public init(stringLiteral value: String) { self.init(value) }
}
