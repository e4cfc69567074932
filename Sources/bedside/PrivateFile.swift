import BedsideStore

/// A file of this person only, in a folder of its own that goes with it.
struct PrivateFile {
  /// Where the file is.
  let path: String
  private let folder: String
  private let files = SystemCalls()

  /// Makes a folder under `parent` and in it a file that holds `text`; nil where that is not possible.
  init?(in parent: String, holding text: String) {
    var generator = SystemRandomNumberGenerator()
    folder = "\(parent)/bedside-\(RandomID.make(using: &generator))"
    path = folder + "/answer.txt"
    // A folder that is there already is somebody else's.
    do { try files.makeFolder(folder, in: nil) } catch { return nil }
    do { try fill(with: text) } catch {
      remove()
      return nil
    }
  }

  private func fill(with text: String) throws(SystemError) {
    let file = try files.open(path, in: nil, for: .creating)
    defer { files.close(file) }
    // Editors take a file without a line end at its end for damaged.
    let line = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    try files.writeAll(Array(line.utf8)[...], to: file)
  }

  /// The text that the file holds now; nil when it is gone or no UTF-8.
  func read() -> String? {
    guard let bytes = try? SystemCalls.readFile(path) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The text as an editor left it that was asked to end: the copy that some make of what was not saved
  /// yet, nano under `.save` and Emacs between `#`, else what the file holds.
  ///
  /// vi's own file for this is no text, so that of what is written in vi all is kept up to the last `:w`.
  func rescued() -> String? {
    for copy in [path + ".save", folder + "/#answer.txt#"] {
      if let bytes = try? SystemCalls.readFile(copy),
        let text = String(validating: bytes, as: UTF8.self), !text.isEmpty
      {
        return text
      }
    }
    return read()
  }

  /// Removes the folder and all in it, also what an editor has left beside the file.
  func remove() {
    for name in (try? files.names(at: folder, in: nil)) ?? [] {
      try? files.remove("\(folder)/\(name)", in: nil)
    }
    try? files.removeFolder(folder, in: nil)
  }
}
