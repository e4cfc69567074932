internal import BedsideCore

/// Writes a long listing record by record, so that memory does not grow with it.
@MainActor
final class Listing {
  /// How the records are written.
  enum Form {
    /// As the array of this name in one JSON object.
    case json(String)
    /// One a line, the values of these columns with tabs between them.
    case plain([String])
  }

  private let renderer: Renderer
  private let form: Form
  private var text = ""
  private var isFirst = true

  /// How much is written at once.
  private static let piece = 1 << 16

  init(_ form: Form, _ renderer: Renderer) {
    self.form = form
    self.renderer = renderer
    if case .json(let name) = form { text = "{\"format\":1,\"\(name)\":[" }
  }

  /// Writes the next record.
  func add(_ record: JSONValue) {
    switch form {
    case .json: text += isFirst ? record.text : "," + record.text
    case .plain(let columns): text += Renderer.line(record, columns)
    }
    isFirst = false
    if text.utf8.count >= Self.piece { write() }
  }

  /// Writes what is left; a listing that was broken off has no end, so that no program takes it whole.
  func end() {
    if case .json = form { text += "]}\n" }
    write()
  }

  private func write() {
    switch form {
    case .json: renderer.write(json: text)
    case .plain: renderer.write(text: text)
    }
    text = ""
  }
}
