/// A part of a form under its own heading.
///
/// Each of its items carries it, so that a form is a list of items whether it has sections or not.
public struct FormSection: Hashable, Sendable {
  /// The number within the form, from 1.
  public var number: Int
  /// The heading.
  public var title: String?
  /// What stands under the heading.
  public var detail: String?
  /// More to read, on demand.
  public var learnMore: LearnMore?

  /// Makes a section.
  public init(
    number: Int, title: String? = nil, detail: String? = nil, learnMore: LearnMore? = nil
  ) {
    self.number = number
    self.title = title
    self.detail = detail
    self.learnMore = learnMore
  }
}
