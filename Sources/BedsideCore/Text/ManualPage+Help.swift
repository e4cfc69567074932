extension ManualPage {
  /// Makes the page of a program's help in English.
  ///
  /// The parts of a help are apart by empty lines: first the summary, then uses, which begin with the
  /// program's name, options, which begin with two dashes, and running texts. What a use or an option
  /// means stands behind two blanks or more. A line that begins further right goes on with the one above.
  public init(name: String, version: String, help: String, seeAlso: String) {
    var parts = help.split(separator: "\n", omittingEmptySubsequences: false).split { $0.isEmpty }
      .map(Self.entries)
    var summary = parts.isEmpty ? "" : parts.removeFirst().joined(separator: " ")
    if summary.hasSuffix(".") { summary.removeLast() }
    let parted = { (prefix: String) in parts.filter { $0.first?.hasPrefix(prefix) ?? false } }
    let texts = parts.filter { part in
      part.first.map { !$0.hasPrefix(name) && !$0.hasPrefix("--") } ?? false
    }
    self.init(
      name: name, version: version, nameTitle: "Name",
      summary: summary.prefix(1).lowercased() + summary.dropFirst(),
      sections: [
        Section("Synopsis", parted(name).joined().map(Self.block)),
        Section("Description", texts.map { .paragraph($0.joined(separator: " ")) }),
        Section("Options", parted("--").joined().map(Self.block)),
        Section("See also", [.paragraph(seeAlso)]),
      ])
  }

  /// The lines of a part, each with those that go on with it.
  private static func entries(_ lines: ArraySlice<Substring>) -> [String] {
    var entries: [String] = []
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.count < line.count, let last = entries.indices.last {
        entries[last] += (entries[last].contains("  ") ? " " : "  ") + text
      } else {
        entries.append(String(text))
      }
    }
    return entries
  }

  private static func block(_ entry: String) -> Block {
    guard let gap = entry.firstRange(of: "  ") else { return .entry(entry, "") }
    return .entry(
      String(entry[..<gap.lowerBound]), String(entry[gap.upperBound...].drop { $0 == " " }))
  }
}
