/// Joins the chunks' tables into one mesh.
///
/// Prefix sums tell every chunk where its part goes, so all chunks are copied at the same time.
struct Assembler: Sendable {
  let chunks: [Chunk]
  let source: TextSource
  let workers: Int
  /// The elements before each chunk.
  let before: [TableSizes]
  let total: TableSizes

  init(chunks: [Chunk], source: TextSource, workers: Int) {
    self.chunks = chunks
    self.source = source
    self.workers = workers
    var before: [TableSizes] = []
    var total = TableSizes()
    for chunk in chunks {
      before.append(total)
      chunk.withTables { tables in
        total.positions += tables.positionCount
        total.texcoords += tables.texcoordCount
        total.normals += tables.normalCount
      }
    }
    self.before = before
    self.total = total
  }

  /// The mesh without warnings and materials, and where these are named.
  func mesh(keepsPolygons: Bool) -> (Mesh, MaterialPlaces) {
    Parallel.run(chunks.count, workers: workers) { index in
      let chunk = chunks[index]
      chunk.withTables { tables in
        tables.resolve(before: before[index], total: total, source: source, range: chunk.range)
      }
    }
    var mesh = Mesh()
    let places = addNames(to: &mesh)
    if keepsPolygons { mesh.polygons = polygons() }
    mesh.colors = colors()
    // Each part is freed once it is copied, so that no file is in memory twice.
    mesh.positions = joined {
      $0.positionCount * 3
    } copy: {
      $1.take(&$0.positions)
    }
    mesh.texcoords = joined {
      $0.texcoordCount * 2
    } copy: {
      $1.take(&$0.texcoords)
    }
    mesh.normals = joined {
      $0.normalCount * 3
    } copy: {
      $1.take(&$0.normals)
    }
    addElements(to: &mesh)
    addTriangles(to: &mesh)
    return (mesh, places)
  }

  /// A table of all chunks.
  func joined<Element: BitwiseCopyable & Sendable>(
    size: (borrowing ChunkTables) -> Int,
    copy: @Sendable (inout ChunkTables, OutputPart<Element>) -> Void
  ) -> [Element] {
    let sizes = chunks.map { chunk in chunk.withTables { size($0) } }
    return makeArray(partSizes: sizes) { parts in
      Parallel.run(chunks.count, workers: workers) { index in
        chunks[index].withTables { copy(&$0, parts.part(index)) }
      }
    }
  }

  // MARK: Triangles

  private enum StreamForm { case absent, same, separate }

  private func form(of link: (borrowing ChunkTables) -> AttributeLink) -> StreamForm {
    var form: StreamForm?
    for chunk in chunks {
      let next: StreamForm? = chunk.withTables { tables in
        guard tables.cornerPositions.count > 0 else { return nil }
        return switch link(tables) {
        case .absent: .absent
        case .sameAbsolute: .same
        case .sameRelative, .separate: .separate
        }
      }
      guard let next else { continue }
      if form == nil { form = next } else if form != next { return .separate }
    }
    return form ?? .absent
  }

  private func addTriangles(to mesh: inout Mesh) {
    let sizes = chunks.map { chunk in chunk.withTables { $0.triangleCount * 3 } }
    let texcoordForm = form { $0.texcoordLink }
    let normalForm = form { $0.normalLink }
    let vertices = mesh.positions
    // A piece of honest polygons needs a part of this; all hostile ones together take seconds.
    let budget = max(5_000_000, 400_000_000 / max(1, chunks.count))
    var texcoords: [UInt32] = []
    var normals: [UInt32] = []
    mesh.positionIndices = makeArray(partSizes: sizes) { positionParts in
      func fill(_ texcoordParts: ArrayParts<UInt32>?, _ normalParts: ArrayParts<UInt32>?) {
        Parallel.run(chunks.count, workers: workers) { index in
          let chunk = chunks[index]
          var output = TriangleOutput(
            positions: positionParts.part(index), texcoords: texcoordParts?.part(index),
            normals: normalParts?.part(index))
          chunk.withTables { tables in
            let intricate = output.add(tables, vertices: vertices, budget: budget)
            if !intricate.isEmpty {
              tables.report(intricate: intricate, source: source, range: chunk.range)
            }
            tables.forgetCorners()
          }
        }
      }
      switch (texcoordForm == .separate, normalForm == .separate) {
      case (false, false): fill(nil, nil)
      case (true, false): texcoords = makeArray(partSizes: sizes) { fill($0, nil) }
      case (false, true): normals = makeArray(partSizes: sizes) { fill(nil, $0) }
      case (true, true):
        texcoords = makeArray(partSizes: sizes) { first in
          normals = makeArray(partSizes: sizes) { fill(first, $0) }
        }
      }
    }
    mesh.texcoordIndices = stream(texcoordForm, texcoords, mesh.positionIndices)
    mesh.normalIndices = stream(normalForm, normals, mesh.positionIndices)
  }

  /// The simplest form of a stream, whatever the chunks thought of it.
  private func stream(
    _ form: StreamForm, _ indices: [UInt32], _ positions: [UInt32]
  ) -> IndexStream {
    switch form {
    case .absent: .absent
    case .same: .sameAsPosition
    case .separate where indices.allSatisfy { $0 == Mesh.noIndex }: .absent
    case .separate where indices == positions: .sameAsPosition
    case .separate: .separate(indices)
    }
  }
}
