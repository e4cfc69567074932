import BedsideStore
import Glibc

/// A file of this person only, in a folder of its own that goes with it.
struct PrivateFile {
  /// Where the file is.
  let path: String
  private let folder: String

  /// Makes a folder under `parent` and in it a file that holds `text`; nil where that is not possible.
  init?(in parent: String, holding text: String) {
    var template = Array((parent + "/bedside-XXXXXX").utf8CString)
    // The folder is made for its owner only, whatever the mask.
    guard unsafe mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = folder + "/answer.txt"
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    self.folder = folder
    self.path = path
    let isWritten = file >= 0 && Self.write(text, to: file)
    if file >= 0 { close(file) }
    if !isWritten {
      remove()
      return nil
    }
  }

  private static func write(_ text: String, to file: Int32) -> Bool {
    // Editors take a file without a line end at its end for damaged.
    let line = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The text that the file holds now; nil when it is gone or no UTF-8.
  func read() -> String? {
    guard let bytes = try? SystemCalls.readFile(path) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Removes the folder and all in it, also what an editor has left beside the file.
  func remove() {
    for name in names { _ = unsafe unlink(folder + "/" + name) }
    _ = unsafe rmdir(folder)
  }

  private var names: [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
