import Foundation

/// The checkout that a build lies in.
enum Checkout {
  /// The path of one of its files, looked for from a folder of the build upwards.
  static func file(_ name: String, around place: String) throws -> String {
    var folder = URL(filePath: place)
    while folder.path() != "/" {
      let path = folder.appending(path: name).path()
      if FileManager.default.fileExists(atPath: path) { return path }
      folder.deleteLastPathComponent()
    }
    throw BenchError("There is no '\(name)' around '\(place)'.")
  }
}
