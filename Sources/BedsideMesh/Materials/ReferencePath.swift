/// The name of a file as a model refers to it, made safe: relative to the model's folder.
///
/// Models come from strangers. A name that leads out of the model's folder is reduced to its
/// last part.
struct ReferencePath: Equatable {
  /// The names of folders, then of the file; empty when nothing is left.
  var components: [String]
  /// Whether the name as written leads out of the folder.
  var isOutside: Bool

  /// - Parameters:
  ///   - written: The name; Windows separators, drives and quotes are understood.
  ///   - root: The model's folder as an absolute path, if known.
  ///   - folder: The names of the folder below it that a relative name starts from.
  init(_ written: String, root: String?, from folder: [String] = []) {
    var text = String(written.map { $0 == "\\" ? "/" : $0 })
    if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
      text = String(text.dropFirst().dropLast())
    }
    let drive = text.prefix(2)
    let hasDrive = drive.count == 2 && drive.last == ":" && drive.first?.isLetter == true
    let isAbsolute = hasDrive || text.hasPrefix("/")
    if let root, text.hasPrefix("/"), FilePath.isInside(text, root) {
      (components, isOutside) = Self.normalised(text.dropFirst(root.count), from: [])
    } else {
      (components, isOutside) = Self.normalised(
        hasDrive ? text.dropFirst(2) : text[...], from: isAbsolute ? [] : folder)
      isOutside = isOutside || isAbsolute
    }
    if isOutside { components = Array(components.suffix(1)) }
  }

  /// Drops `.` and resolves `..`; true when that leads out.
  private static func normalised(_ path: Substring, from folder: [String]) -> ([String], Bool) {
    var components = folder
    var isOutside = false
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        components.append(String(part))
      } else if components.isEmpty {
        isOutside = true
      } else {
        components.removeLast()
      }
    }
    return (components, isOutside)
  }
}
