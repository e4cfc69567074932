import BedsideCore
import BedsideMesh
import Rendering

/// What `--info` tells of a picture that a material names.
struct TextureInfo {
  /// The material.
  var material: String
  /// The statement that names the picture.
  var statement: String
  /// The file, or the name as written where no file was found.
  var file: String
  /// The picture's width and height; nil when it is not drawn.
  var size: SIMD2<Int>?
  /// Why it is not drawn.
  var problem: String?

  /// The pictures of all materials of a mesh, in the order of the materials.
  static func all(of mesh: Mesh) -> [TextureInfo] {
    var reader = TextureReader()
    var read: [String: TextureInfo] = [:]
    return mesh.materialLibrary.flatMap { material in
      Material.Texture.allCases.compactMap { use in
        guard let name = material.textures[use] else { return nil }
        let file = material.textureFiles[use]
        let keyword = material.textureStatements[use]?.keyword ?? use.rawValue
        var info = TextureInfo(
          material: material.name, statement: keyword, file: file ?? name)
        guard let file else {
          info.problem = "not found"
          return info
        }
        guard use.isDrawn else {
          info.problem = "\(keyword) is not drawn"
          return info
        }
        guard mesh.texcoordIndices != .absent else {
          info.problem = "the model has no texture coordinates"
          return info
        }
        if read[file] == nil { read[file] = Self.read(file, info, &reader) }
        info.size = read[file]?.size
        info.problem = read[file]?.problem
        return info
      }
    }
  }

  private static func read(
    _ file: String, _ info: TextureInfo, _ reader: inout TextureReader
  ) -> TextureInfo {
    var info = info
    if let picture = reader.read(file) {
      info.size = SIMD2(picture.width, picture.height)
    } else {
      info.problem = reader.problems.last?.reason
    }
    return info
  }

  /// A line of text.
  var text: String {
    let drawn = size.map { ", \($0.x) × \($0.y)" } ?? ""
    return "\(file): \(statement) of \(material)\(drawn)" + (problem.map { "; \($0)" } ?? "")
  }

  /// The same as JSON.
  var json: JSONValue {
    .object([
      "material": .string(material), "statement": .string(statement), "file": .string(file),
      "width": size.map { .integer($0.x) } ?? .null,
      "height": size.map { .integer($0.y) } ?? .null,
      "problem": problem.map { .string($0) } ?? .null,
    ])
  }
}
