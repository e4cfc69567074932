import Testing

@testable import BedsideStore

/// A phrase as it is declared in the source, with what a translation of it needs.
///
/// The sources are read, since no list of all phrases could notice one that nobody put into it.
struct DeclaredPhrase {
  let key: String
  let english: String
  /// Whether it counts something, so that it is translated as `KEY.one` and `KEY.other`.
  let isCounted: Bool

  /// The keys that a translation has for it.
  var keys: [String] { isCounted ? [key + ".one", key + ".other"] : [key] }

  /// The names in braces.
  var names: Set<String> { Self.names(in: english).union(isCounted ? ["count"] : []) }

  static func names(in text: String) -> Set<String> {
    Set(text.matches(of: /\{(\w+)\}/).map { String($0.output.1) })
  }

  /// The phrases that the sources of `targets` declare.
  static func all(in targets: [String]) throws -> [DeclaredPhrase] {
    let root = #filePath.split(separator: "/Tests/").first.map(String.init) ?? ""
    return try targets.flatMap { try sources(in: "\(root)/Sources/\($0)") }.flatMap(declared)
  }

  private static func sources(in folder: String) throws -> [String] {
    let files = DiskFiles()
    return try files.names(in: folder).sorted().flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") { return [String(decoding: try files.read(path), as: UTF8.self)] }
      return name.contains(".") ? [] : try sources(in: path)
    }
  }

  /// `Phrase("key", "text")` and `Phrase("key", one: "text", other: "text")`, where a text may go on
  /// with `+` and another literal.
  private static func declared(in source: String) -> [DeclaredPhrase] {
    source.split(separator: "Phrase(").dropFirst().compactMap { rest in
      guard let key = rest.prefixMatch(of: /\s*"([^"]+)",\s*/) else { return nil }
      let behind = rest[key.range.upperBound...]
      let isCounted = behind.hasPrefix("one:")
      let start = isCounted ? behind.dropFirst("one:".count) : behind
      guard let text = start.prefixMatch(of: /\s*("(?:[^"\\]|\\.)*"(?:\s*\+\s*"(?:[^"\\]|\\.)*")*)/)
      else { return nil }
      let english = text.output.1.matches(of: /"((?:[^"\\]|\\.)*)"/).map { $0.output.1 }.joined()
      return DeclaredPhrase(
        key: String(key.output.1), english: english, isCounted: isCounted)
    }
  }
}
