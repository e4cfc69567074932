/// The name by which one `Owner` is told from another.
///
/// A name of one kind can't stand where another kind is asked for.
public struct Identifier<Owner>: RawRepresentable, Hashable, Sendable {
  /// The name as files hold it.
  public var rawValue: String

  /// Makes the identifier `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes the identifier `text`.
  public init(_ text: String) { rawValue = text }
}

extension Identifier: ExpressibleByStringLiteral {
  /// Makes the identifier that the literal spells.
  public init(stringLiteral value: String) { rawValue = value }
}

extension Identifier: CustomStringConvertible {
  /// The name as files hold it.
  public var description: String { rawValue }
}

extension Identifier: Comparable {
  /// Orders by the names' characters.
  public static func < (a: Identifier, b: Identifier) -> Bool { a.rawValue < b.rawValue }
}
