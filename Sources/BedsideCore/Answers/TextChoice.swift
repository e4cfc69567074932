/// One choice of a list.
public struct TextChoice: Hashable, Sendable {
  /// What a person reads.
  public var text: String
  /// What stands for it in results.
  public var value: ChoiceCode
  /// What explains it.
  public var detail: String?
  /// Whether it stands alone: nothing else can be chosen with it.
  public var isExclusive: Bool
  /// What is to be seen in the picture that the choice stands for, in words; nil where there is none.
  public var image: String?
  /// The colour that the choice stands for; nil where there is none.
  public var color: ModelColor?

  /// Whether it keeps its place where the order of the others is random.
  public var isFixed = false

  /// Makes a choice.
  public init(
    text: String, value: ChoiceCode, detail: String? = nil, isExclusive: Bool = false,
    image: String? = nil, color: ModelColor? = nil
  ) {
    self.text = text
    self.value = value
    self.detail = detail
    self.isExclusive = isExclusive
    self.image = image
    self.color = color
  }
}
