internal import BedsideCore

/// In which form a report is written.
enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines of eighty columns.
  case text
  /// Markdown with the tables of GitHub's.
  case markdown
  /// One file for browsers.
  case html
  /// Pages to be printed.
  case pdf

  /// What a file of it is called where nobody names it.
  var fileName: String {
    switch self {
    case .text: "report.txt"
    case .markdown: "report.md"
    case .html: "report.html"
    case .pdf: "report.pdf"
    }
  }

  /// The form that the ending of a file names; nil for any other ending.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "txt", "text": self = .text
    case "md", "markdown": self = .markdown
    case "html", "htm": self = .html
    case "pdf": self = .pdf
    default: return nil
    }
  }
}
