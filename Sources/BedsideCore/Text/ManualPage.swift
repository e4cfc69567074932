/// A page of the manual, for `man`.
///
/// It is written with the macros of man(7), which every formatter of manuals knows.
public struct ManualPage: Hashable, Sendable {
  /// What stands in a section.
  public enum Block: Hashable, Sendable {
    /// Running text.
    case paragraph(String)
    /// Something and what is to be said of it, the former in bold.
    case entry(String, String)
    /// Something below the entry before it.
    case subentry(String, String)
    /// A line as it is typed.
    case line(String)
  }

  /// A part of the page under a heading.
  public struct Section: Hashable, Sendable {
    /// The heading, which is shown in capitals by custom.
    public var title: String
    /// What stands below it, in order.
    public var blocks: [Block]

    /// Makes a section.
    public init(_ title: String, _ blocks: [Block]) {
      self.title = title
      self.blocks = blocks
    }
  }

  /// The program's name.
  public var name: String
  /// The program's name and version, which stands at the foot.
  public var version: String
  /// What the program does, in a few words behind its name.
  public var summary: String
  /// The heading of the name's section, which `man` looks for in the language of the page.
  public var nameTitle: String
  /// What follows.
  public var sections: [Section]

  /// Makes a page.
  public init(
    name: String, version: String, nameTitle: String, summary: String, sections: [Section]
  ) {
    self.name = name
    self.version = version
    self.nameTitle = nameTitle
    self.summary = summary
    self.sections = sections
  }

  /// The page's source.
  public var source: String {
    // The date is left out, so that the same program writes the same page.
    var lines = [
      ".TH \(quoted(name.uppercased())) 1 \"\" \(quoted(version))",
      ".SH \(quoted(nameTitle.uppercased()))",
      "\(Self.escaped(name)) \\- \(Self.escaped(summary))",
    ]
    for section in sections {
      lines.append(".SH \(quoted(section.title.uppercased()))")
      lines += section.blocks.flatMap(source)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func source(_ block: Block) -> [String] {
    switch block {
    case .paragraph(let text): [".PP", line(text)]
    case .entry(let term, let text): [".TP", ".B \(quoted(term))", line(text)]
    case .subentry(let term, let text):
      [".RS", ".TP", ".B \(quoted(term))", line(text), ".RE"]
    case .line(let text): [".PP", ".nf", line(text), ".fi"]
    }
  }

  /// A line of text: a dot or an apostrophe at its start would be a command.
  private func line(_ text: String) -> String {
    let escaped = Self.escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private func quoted(_ text: String) -> String {
    "\"\(Self.escaped(text).replacing("\"", with: "\\(dq"))\""
  }

  /// `text` with what would mean something to the formatter made to stand for itself.
  ///
  /// A dash is a minus, so that options can be copied from the page; blanks that don't break stay.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\u{A0}", "\u{202F}": result += "\\ "
      case "\n", "\r", "\t": result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
