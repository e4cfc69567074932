public import BedsideCore

/// The folder from which the paths in a study's files count.
///
/// A model that is not there is looked for in the data folder too, so that every study can show
/// `Models/knee/knee.obj`.
public struct ContentFolder: Sendable {
  /// The study's folder.
  public var path: String
  /// The folder that holds `Content` and `Models`; nil for none.
  public var dataFolder: String?
  /// Where files are read from.
  public var files: any ContentFiles

  /// Makes the folder at `path`; an empty path is the working directory.
  public init(_ path: String, dataFolder: String? = nil, files: any ContentFiles) {
    self.path = path
    self.dataFolder = dataFolder
    self.files = files
  }

  /// The folder from which the paths in the file `file` count: the nearest one around it that holds
  /// a study, else the file's own.
  public init(around file: String, dataFolder: String? = nil, files: any ContentFiles) {
    let own = Self.folder(of: file)
    let around = Self.folders(around: own).first { folder in
      files.exists(Self.join(folder, Self.studyFile))
    }
    self.init(around ?? own, dataFolder: dataFolder, files: files)
  }

  /// The name of a study's file.
  public static let studyFile = "study.json"

  /// The whole path of the file that content calls `path`; nil for a path that leads elsewhere.
  public func file(_ path: String) -> String? {
    ContentPath.isInside(path) ? Self.join(self.path, path) : nil
  }

  /// The whole path of the model that content calls `path`; nil where there is none.
  public func model(_ path: String) -> String? {
    guard ContentPath.isInside(path) else { return nil }
    let folders = [self.path] + (dataFolder.map { [$0] } ?? [])
    return folders.map { Self.join($0, path) }.first(where: files.exists)
  }

  /// The Markdown of `learnMore`; nil where its file can't be read or is not UTF-8.
  public func markdown(of learnMore: LearnMore) -> String? {
    switch learnMore.source {
    case .text(let text): return text
    case .file(let path): return file(path).flatMap(text)
    }
  }

  /// The text of the file at the whole path `path`; nil where it can't be read or is not UTF-8.
  func text(_ path: String) -> String? {
    do throws(SystemError) {
      return String(validating: try files.read(path), as: UTF8.self)
    } catch {
      return nil
    }
  }

  /// `folder` and those around it, the nearest first.
  private static func folders(around folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, !last.isEmpty, last != "/", !last.hasSuffix("..") {
      folders.append(Self.folder(of: last))
    }
    guard let last = folders.last, last != "/" else { return folders }
    // From the working directory on, as far as anybody nests.
    return folders
      + (1...8).map { count in
        last + (last.isEmpty ? "" : "/")
          + String(repeating: "../", count: count).dropLast()
      }
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The folder that holds `path`: all up to its last slash, which the root keeps.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
