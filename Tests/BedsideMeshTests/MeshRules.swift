#if canImport(BedsideMesh)
@testable import BedsideMesh
#endif

/// What must be true of whatever comes out of any bytes at all.
///
/// The fuzzer is compiled together with the reader and this file; the tests import the reader.
enum MeshRules {
  private struct Outcome: Equatable {
    var mesh: Mesh?
    var error: OBJError?
  }

  /// The first rule that reading these bytes breaks; nil if they are read as they should be.
  ///
  /// `chunks` are the sizes of pieces that must all give the same mesh.
  static func broken(by bytes: [UInt8], chunks: [Int]) -> String? {
    let whole = outcome(bytes, chunk: 1 << 20)
    for chunk in chunks where outcome(bytes, chunk: chunk) != whole {
      return "pieces of \(chunk) bytes give another mesh"
    }
    guard let mesh = whole.mesh else { return nil }
    return fault(ofRead: mesh) ?? fault(ofDrawn: mesh)
  }

  private static func outcome(_ bytes: [UInt8], chunk: Int) -> Outcome {
    var reader = OBJReader()
    reader.chunkSize = chunk
    reader.workers = 1
    reader.keepsPolygons = true
    do throws(OBJError) {
      return Outcome(mesh: try reader.read(bytes: bytes))
    } catch {
      return Outcome(error: error)
    }
  }

  private static func fault(ofRead mesh: Mesh) -> String? {
    let rules: [(String, Bool)] = [
      ("positions are finite", mesh.positions.allSatisfy(\.isFinite)),
      ("colours are in 0...1", mesh.colors.allSatisfy { (0...1).contains($0) }),
      ("there is a colour for each vertex or none", hasEveryColor(mesh)),
      ("corners are vertices", mesh.positionIndices.allSatisfy { Int($0) < mesh.vertexCount }),
      ("lines have vertices", mesh.lineIndices.allSatisfy { Int($0) < mesh.vertexCount }),
      ("points are vertices", mesh.pointIndices.allSatisfy { Int($0) < mesh.vertexCount }),
      ("lines have all corners", sum(mesh.lineSizes.map(Int.init)) == mesh.lineIndices.count),
      ("ranges hold all triangles", sum(mesh.ranges.map(\.count)) == mesh.triangleCount),
      ("ranges hold all faces", sum(mesh.ranges.map(\.faces)) == mesh.polygons?.sizes.count),
      ("texture indices exist", holds(mesh.texcoordIndices, mesh, mesh.texcoords.count / 2)),
      ("normal indices exist", holds(mesh.normalIndices, mesh, mesh.normals.count / 3)),
      ("bounds hold all positions", isBounded(mesh)),
      ("every material is there", mesh.materialLibrary.count == mesh.materials.count),
      ("warnings are counted", mesh.warningCount >= mesh.warnings.count),
      ("warnings have lines", mesh.warnings.allSatisfy { $0.line > 0 }),
    ]
    return rules.first { !$0.1 }?.0
  }

  private static func fault(ofDrawn mesh: Mesh) -> String? {
    let lit = mesh.withNormals(workers: 1)
    let buffer = lit.vertexBuffer(workers: 1)
    let rules: [(String, Bool)] = [
      ("all corners are drawn", buffer.indices.count == mesh.positionIndices.count),
      ("drawn corners exist", buffer.indices.allSatisfy { Int($0) < buffer.vertexCount }),
      ("drawn numbers are finite", buffer.vertices.allSatisfy(\.isFinite)),
      ("the drawn box is finite", mesh.drawnBounds().map(\.diagonal.isFinite) ?? true),
      ("the summary counts all triangles", MeshSummary(mesh).triangles == mesh.triangleCount),
    ]
    return rules.first { !$0.1 }?.0
  }

  private static func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

  private static func hasEveryColor(_ mesh: Mesh) -> Bool {
    mesh.colors.isEmpty || mesh.colors.count == mesh.positions.count
  }

  private static func isBounded(_ mesh: Mesh) -> Bool {
    guard let bounds = mesh.bounds else { return mesh.positions.isEmpty }
    return (0..<mesh.vertexCount).allSatisfy { vertex in
      (0..<3).allSatisfy { axis in
        let place = Double(mesh.positions[vertex * 3 + axis])
        return bounds.minimum[axis] <= place && place <= bounds.maximum[axis]
      }
    }
  }

  /// Whether every index is none or below a limit.
  private static func holds(_ stream: IndexStream, _ mesh: Mesh, _ limit: Int) -> Bool {
    mesh.positionIndices.enumerated().allSatisfy { corner, position in
      let index = stream.index(corner: corner, position: position)
      return index == Mesh.noIndex || Int(index) < limit
    }
  }
}
