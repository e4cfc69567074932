import BedsideCore
import BedsideStore

/// The repository's content, and where things are in it.
enum Repository {
  /// The folder that holds `Content` and `Models`.
  static let path: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  static let study = path + "/Content/recover/study.json"

  /// A file of the repository as JSON.
  static func json(_ file: String) throws -> JSONNode {
    try JSONReader.read(DiskFiles().read(path + "/" + file))
  }

  static func library() -> ContentLibrary {
    ContentLibrary(study: study, dataFolder: path, files: DiskFiles(), zones: OnlyUTC())
  }
}

/// A database that knows one zone: the bundled content names none.
struct OnlyUTC: ZoneDatabase {
  func zone(_ id: String) throws(ZoneError) -> Zone {
    guard id == "UTC" else { throw .unknown(id) }
    return .utc
  }
}
