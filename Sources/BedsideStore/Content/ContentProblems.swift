public import BedsideCore

/// Why a file of content can't be used: everything that is wrong with it.
public struct ContentProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in the order of places; at least one problem.
  public var problems: [Problem]

  /// Makes an error of what is wrong.
  public init(_ problems: [Problem]) { self.problems = problems }

  /// The problems, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
