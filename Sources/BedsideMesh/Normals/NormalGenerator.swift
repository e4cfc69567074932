/// Gives every corner of a mesh a unit normal.
struct NormalGenerator: Sendable {
  let mesh: Mesh
  let creaseAngle: Double
  let workers: Int

  func completed() -> Mesh {
    var result = mesh
    let units = UnitNormals(mesh.normals, workers: workers)
    if let normals = units.normals { result.normals = normals }
    let wanted = missingCorners(units)
    if wanted == .all, BundleNormals.areWanted(for: mesh) {
      // No corner has one of the file, so these may go.
      result.normals = BundleNormals(of: mesh, workers: workers).normals
      result.normalIndices = .sameAsPosition
      return result
    }
    if wanted != .none { generate(wanted, into: &result) }
    return result
  }

  // MARK: Missing normals

  /// Which corners need a normal.
  private enum Wanted: Equatable {
    case none
    case all
    /// One entry for each corner.
    case some([Bool])
  }

  private func missingCorners(_ units: UnitNormals) -> Wanted {
    if mesh.positionIndices.isEmpty { return .none }
    switch mesh.normalIndices {
    case .absent: return .all
    case .sameAsPosition where units.allUsable: return .none
    case .sameAsPosition, .separate:
      let wanted = mesh.positionIndices.indices.map { corner in
        let normal = mesh.normalIndices.index(
          corner: corner, position: mesh.positionIndices[corner])
        return normal == Mesh.noIndex || !units.isUsable(Int(normal))
      }
      return wanted.contains(true) ? .some(wanted) : .none
    }
  }

  // MARK: Generated normals

  /// One worker's normals: the first of each vertex in its range, and further ones.
  private struct Output: Sendable {
    var vertices: Range<Int>
    var firsts: [Float] = []
    var extras: [Float] = []
  }

  /// The first normal of vertex v goes to place v behind the file's normals, further ones behind
  /// those.
  ///
  /// So a mesh that is smooth all over needs no normal indices of its own.
  private func generate(_ wanted: Wanted, into result: inout Mesh) {
    let faces = FaceNormals(mesh: mesh, workers: workers)
    let map = CornerMap(positionIndices: mesh.positionIndices, vertexCount: mesh.vertexCount)
    let base = mesh.normals.count / 3
    var outputs: [Output] = []
    let indices = makeArray(partSizes: [mesh.positionIndices.count]) { parts in
      outputs = Parallel.map(workers, workers: workers) { worker in
        let vertices = Parallel.range(worker, of: workers, in: mesh.vertexCount)
        return normals(of: vertices, wanted, faces, map, base: base, indices: parts.whole)
      }
      shiftExtras(outputs, base: base + mesh.vertexCount, parts)
    }
    for output in outputs { result.normals += output.firsts }
    for output in outputs { result.normals += output.extras }
    let isSmooth = wanted == .all && base == 0 && outputs.allSatisfy(\.extras.isEmpty)
    result.normalIndices = isSmooth ? .sameAsPosition : .separate(indices)
  }

  /// Makes the normals of some vertices and writes the indices of all corners there.
  private func normals(
    of vertices: Range<Int>, _ wanted: Wanted, _ faces: FaceNormals, _ map: CornerMap, base: Int,
    indices: OutputPart<UInt32>
  ) -> Output {
    var output = Output(vertices: vertices)
    output.firsts.reserveCapacity(vertices.count * 3)
    var fan = VertexFan(creaseAngle: creaseAngle)
    var made = FanNormals()
    for vertex in vertices {
      let corners = map.corners(at: vertex)
      made.start(place: base + vertex, corners: corners.count)
      if corners.count > Self.hubLimit {
        made.addFirst(smoothNormal(corners, faces))
        for corner in corners { indices[Int(corner)] = kept(Int(corner), wanted) ?? made.place }
      } else {
        fan.removeAll()
        for corner in corners { fan.append(blade(Int(corner), faces)) }
        fan.join()
        for (place, corner) in corners.enumerated() {
          indices[Int(corner)] =
            kept(Int(corner), wanted)
            ?? made.index(ofBlade: place, in: fan, &output.extras, base: base + mesh.vertexCount)
        }
      }
      let first = made.first ?? SIMD3(0, 0, 1)
      for axis in 0..<3 { output.firsts.append(Float(first[axis])) }
    }
    return output
  }

  /// A vertex with more triangles is smooth, whatever their angles: to look at each edge would
  /// need more memory than the mesh.
  private static let hubLimit = 4096

  /// The normal of the file that a corner keeps; nil if it gets a new one.
  private func kept(_ corner: Int, _ wanted: Wanted) -> UInt32? {
    guard case .some(let flags) = wanted, !flags[corner] else { return nil }
    return mesh.normalIndices.index(corner: corner, position: mesh.positionIndices[corner])
  }

  /// The mean of all faces around a vertex.
  private func smoothNormal(
    _ corners: ArraySlice<UInt32>, _ faces: FaceNormals
  ) -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    for corner in corners {
      let blade = blade(Int(corner), faces)
      sum += SIMD3<Double>(blade.normal) * blade.angle
    }
    let length = (sum * sum).sum().squareRoot()
    return length > 1e-6 ? sum / length : SIMD3(0, 0, 1)
  }

  private func blade(_ corner: Int, _ faces: FaceNormals) -> VertexFan.Blade {
    let triangle = corner / 3
    let after = mesh.positionIndices[corner % 3 == 2 ? corner - 2 : corner + 1]
    let before = mesh.positionIndices[corner % 3 == 0 ? corner + 2 : corner - 1]
    return VertexFan.Blade(
      after: after, before: before, normal: faces.normals[triangle],
      angle: mesh.angle(ofCorner: corner), smoothing: faces.smoothing(of: triangle))
  }

  /// Further normals are numbered per worker so far: shifts them to one numbering.
  private func shiftExtras(_ outputs: [Output], base: Int, _ parts: ArrayParts<UInt32>) {
    var starts: [Int] = []
    var sum = 0
    for output in outputs {
      starts.append(sum)
      sum += output.extras.count / 3
    }
    guard sum > 0 else { return }
    let indices = parts.whole
    for corner in 0..<indices.count where Int(indices[corner]) >= base {
      let position = Int(mesh.positionIndices[corner])
      let worker = outputs.firstIndex { $0.vertices.contains(position) } ?? 0
      indices[corner] += UInt32(truncatingIfNeeded: starts[worker])
    }
  }
}
