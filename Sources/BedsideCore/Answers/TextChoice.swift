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

  /// Whether it keeps its place where the order of the others is random.
  public var isFixed = false

  /// Makes a choice.
  public init(text: String, value: ChoiceCode, detail: String? = nil, isExclusive: Bool = false) {
    self.text = text
    self.value = value
    self.detail = detail
    self.isExclusive = isExclusive
  }
}
