import FoundationEssentials

@testable import KneeModel

/// The model that stands in the repository, read once for all tests.
struct CommittedModel: Sendable {
  static let shared = CommittedModel()

  /// The folder of the knee's files.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Models/knee")

  /// What one object of the file consists of.
  struct Section: Sendable {
    let name: String
    var material = ""
    /// Number of vertices in front of it in the file.
    let verticesBefore: Int
    var mesh = Mesh()
    /// Its text as bytes of the file.
    var bytes: Range<Int>
  }

  let bytes: [UInt8]
  /// The comments at the head that consist of a word and a value.
  private(set) var head: [String: String] = [:]
  private(set) var sections: [Section] = []

  var meshes: [String: Mesh] {
    Dictionary(uniqueKeysWithValues: sections.map { ($0.name, $0.mesh) })
  }

  static func read(_ name: String) -> [UInt8] {
    (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) } ?? []
  }

  private init() {
    bytes = Self.read("knee.obj")
    var reader = LineReader(bytes: bytes)
    var vertices = 0
    while let word = reader.nextWord() {
      switch word {
      case "o":
        sections.append(
          Section(
            name: reader.restOfLine(), verticesBefore: vertices,
            bytes: reader.lineStart..<reader.lineStart))
      case "usemtl": sections[sections.count - 1].material = reader.restOfLine()
      case "v":
        sections[sections.count - 1].mesh.positions.append(reader.vector())
        vertices += 1
      case "vn": sections[sections.count - 1].mesh.normals.append(reader.vector())
      case "f":
        sections[sections.count - 1].mesh.triangles.append(
          reader.triangle(after: sections[sections.count - 1].verticesBefore))
      case "#":
        let words = reader.restOfLine().split(separator: " ")
        if words.count == 2 { head[String(words[0])] = String(words[1]) }
      default: _ = reader.restOfLine()
      }
      reader.skipLine()
      if let last = sections.indices.last {
        sections[last].bytes = sections[last].bytes.lowerBound..<reader.position
      }
    }
  }
}
