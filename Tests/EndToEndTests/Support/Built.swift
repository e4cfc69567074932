/// What was built together with the tests.
enum Built {
  private static let folder = System.path.split(separator: "/").dropLast()

  /// The program.
  static let bedside = "/" + folder.joined(separator: "/") + "/bedside"

  /// The folder of the sources, with `Content` and `Models` in it.
  static let checkout = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// A file of the bundled study.
  static func recover(_ file: String) -> String { "\(checkout)/Content/recover/\(file)" }
}
