/// The name of a language as content and programs write it: `de`, `pt-BR`, `zh-Hant`.
///
/// A tag of BCP 47, written as that recommends (RFC 5646, section 2.1.1): scripts like `Hant`, regions
/// like `BR`, the rest small. Tags are equal however they were written.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The tag.
  public let description: String

  /// English, the language of everything that has no other.
  public static let english = LanguageTag(checked: "en")
  /// German.
  public static let german = LanguageTag(checked: "de")

  private init(checked: String) { description = checked }

  /// Reads a tag; nil for what is none.
  public init?(_ text: String) {
    if text.utf8.count == 2, text.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) {
      // Nearly every tag, and content names one beside each of its texts.
      description = text
      return
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let areTags = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy(Self.isLetterOrDigit)
    }
    guard areTags, let language = parts.first, (2...3).contains(language.count),
      language.utf8.allSatisfy({ !Self.isDigit($0) })
    else { return nil }
    let rest = parts.dropFirst().map { part -> String in
      let small = part.lowercased()
      switch small.count {
      case 2: return small.uppercased()
      case 4 where !Self.isDigit(small.utf8.first ?? 0):
        return small.prefix(1).uppercased() + small.dropFirst()
      default: return small
      }
    }
    description = ([language.lowercased()] + rest).joined(separator: "-")
  }

  /// The language that a locale such as `de_AT.UTF-8` names; nil for `C`, `POSIX` and what names none.
  public init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard name != "POSIX" else { return nil }
    self.init(String(name.map { $0 == "_" ? "-" : $0 }))
  }

  /// The language alone: `pt` of `pt-BR`.
  public var base: LanguageTag {
    LanguageTag(checked: String(description.prefix { $0 != "-" }))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
