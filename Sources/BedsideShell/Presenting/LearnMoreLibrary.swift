public import BedsideCore

/// Where the texts are that are read on demand.
@MainActor
public protocol LearnMoreLibrary: AnyObject {
  /// The Markdown of `learnMore`; nil where its file can't be read.
  func markdown(of learnMore: LearnMore) -> String?
}

/// A library without files.
public final class InlineLibrary: LearnMoreLibrary {
  /// Makes a library.
  public init() {}

  /// The text that stands in the task itself.
  public func markdown(of learnMore: LearnMore) -> String? {
    if case .text(let text) = learnMore.source { text } else { nil }
  }
}
