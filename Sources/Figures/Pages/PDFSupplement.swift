#if Drawing
/// What Cairo has no words for in a PDF document: its language, that its title is shown instead of the
/// file's name, and what its figures show.
///
/// It is added behind the document, as a change of it: objects that stand there are written anew, with more
/// in them (PDF 1.4, section 3.4.5). A document of another form is left as it is.
struct PDFSupplement {
  let language: String
  /// What the figures show, in their order.
  let figures: [String]

  func adding(to document: [UInt8]) -> [UInt8] {
    let file = PDFObjects(document)
    guard let file, let root = file.root, let catalog = file.body(of: root) else {
      return document
    }
    let marks = catalog.contains("/MarkInfo") ? "" : " /MarkInfo << /Marked true >>"
    let entries =
      "/Lang \(Self.text(language)) /ViewerPreferences << /DisplayDocTitle true >>\(marks)"
    var changed = [(root, added(entries, to: catalog))]
    let found = file.numbers { $0.contains("/S /Figure") }
    if found.count == figures.count {
      for (number, words) in zip(found, figures) {
        guard let body = file.body(of: number) else { continue }
        changed.append((number, added("/Alt \(Self.text(words))", to: body)))
      }
    }
    return document + file.update(changed.sorted { $0.0 < $1.0 })
  }

  /// An object, with more in its dictionary.
  private func added(_ entries: String, to body: String) -> String {
    guard let start = body.firstRange(of: "<<") else { return body }
    return body[..<start.upperBound] + " " + entries + body[start.upperBound...]
  }

  /// A text as PDF writes it, in any script.
  static func text(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "<FEFF\(units.joined())>"
  }
}
#endif
