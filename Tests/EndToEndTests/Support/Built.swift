/// What was built together with the tests.
enum Built {
  /// The folder in which everything is that was built.
  static let folder = "/" + System.path.split(separator: "/").dropLast().joined(separator: "/")

  /// The program.
  static let bedside = "\(folder)/bedside"

  /// The viewer.
  static let viewer = "\(folder)/bedside-viewer"

  /// The program that does nothing but add lines to a store.
  static let journalWriter = "\(folder)/journal-writer"

  /// The folder of the sources, with `Content` and `Models` in it.
  static let checkout = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// A file of the bundled study.
  static func recover(_ file: String) -> String { "\(checkout)/Content/recover/\(file)" }
}
