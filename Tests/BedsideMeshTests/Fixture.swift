@testable import BedsideMesh

/// The files beside the tests.
enum Fixture {
  /// The folder of all fixtures.
  static let folder = FilePath.join(FilePath.folder(of: "\(#filePath)"), "Fixtures")

  /// The path of one fixture.
  static func path(_ name: String) -> String { FilePath.join(folder, name) }

  /// Reads a model from text, with no folder for materials.
  static func mesh(
    _ text: String, chunk: Int = 0, workers: Int = 2, keepsPolygons: Bool = false,
    keepsPlace: Bool = false
  ) throws(OBJError) -> Mesh {
    var reader = OBJReader()
    reader.chunkSize = chunk
    reader.workers = workers
    reader.keepsPolygons = keepsPolygons
    reader.keepsPlace = keepsPlace
    return try reader.read(bytes: Array(text.utf8))
  }

  /// Four corners of a unit square.
  static let square = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n"
}
