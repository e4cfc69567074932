/// The rule for paths in content: they go down from the study's folder, and nowhere else.
public enum ContentPath {
  /// Whether `path` goes down from the folder it counts from, with `/` between its parts.
  public static func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
  }

  /// What to say of a path that does not, with an example of one that does.
  static func problem(_ path: String, example: String) -> String {
    "'\(path)' is no path inside the study's folder. Write one that goes down from it, like"
      + " \(example)."
  }
}
