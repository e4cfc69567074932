internal import BedsideCore

/// A path as a person types it: with `~` for their own folder, or in quotes as when it is dropped
/// into a terminal.
struct SuppliedPath {
  let reader: any SuppliedFileReader

  /// The path that `text` means.
  func path(of text: String) -> String {
    var text = text.trimmed
    for quote in ["'", "\""] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote)
    {
      text = String(text.dropFirst().dropLast())
    }
    return expanded(text)
  }

  private func expanded(_ text: String) -> String {
    guard let home = reader.home else { return text }
    if text == "~" { return home }
    return text.hasPrefix("~/") ? home + text.dropFirst(1) : text
  }

  /// What the unfinished path `text` could become; folders end with `/`.
  func candidates(for text: String) -> [Candidate] {
    let slash = text.lastIndex(of: "/")
    let folder = slash.map { String(text[...$0]) } ?? ""
    let start = slash.map { text[text.index(after: $0)...] } ?? text[...]
    return reader.members(of: folder.isEmpty ? "." : expanded(folder))
      .filter { $0.name.hasPrefix(start) && (start.hasPrefix(".") || !$0.name.hasPrefix(".")) }
      .map { Candidate(folder + $0.name + ($0.isFolder ? "/" : "")) }
      .sorted { $0.text < $1.text }
  }

  /// Reads the file that `text` names and describes it, if it is one that `format` takes.
  func file(
    _ text: String, as format: FileFormat, at instant: Instant, in context: AnswerContext
  ) throws(FileProblem) -> (file: SuppliedFile, bytes: [UInt8]) {
    let path = path(of: text)
    let bytes = try reader.read(path, limit: format.maximumSize)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let file = SuppliedFile(name: name, bytes: bytes, at: instant)
    do throws(AnswerError) {
      try format.validate(.file(file), in: context)
    } catch {
      if case .file(let problem) = error { throw problem }
      throw .notAFile
    }
    return (file, bytes)
  }
}
