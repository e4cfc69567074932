import BedsideCore
import BedsideStore

/// Content in several languages, in files that can be tried by hand, too.
enum Fixture {
  private static var folder: String {
    (#filePath.split(separator: "/BedsideShellTests/").first.map(String.init) ?? "")
      + "/BedsideShellTests/Fixtures"
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    String(decoding: try DiskFiles().read("\(folder)/\(path)"), as: UTF8.self)
  }

  /// What `check` says of all of it.
  static func problems() -> [String] {
    var check = ContentCheck(files: DiskFiles(), zones: NoZones())
    check.check(folder)
    return check.problems.map(\.description)
  }
}
