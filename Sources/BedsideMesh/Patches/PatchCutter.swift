/// Orders the triangles of one surface by the way they face, and cuts them into patches.
struct PatchCutter: Sendable {
  let places: Range<Int>
  let vertices: [Float]
  let stride: Int
  let indices: [UInt32]
  /// 1 where the fronts are outside, -1 where the backs are.
  let front: Float
  let workers: Int

  private var pieces: Int { workers == 1 ? 1 : workers * 4 }

  /// Writes the triangles in order to their places in an array, and returns their patches.
  func patches(orderedIn array: ArrayParts<UInt32>) -> [Patch] {
    let starts = order(array)
    // A patch ends with its direction.
    let ranges = (0..<FacingDirection.count).flatMap { key in
      let end = starts[key + 1]
      return Swift.stride(from: starts[key], to: end, by: PatchedTriangles.largest).map { start in
        places.lowerBound + start..<places.lowerBound + min(start + PatchedTriangles.largest, end)
      }
    }
    return Parallel.map(pieces, workers: workers) { piece in
      let ordered = array.whole
      var normals = [SIMD3<Float>](repeating: .zero, count: PatchedTriangles.largest)
      return ranges[Parallel.range(piece, of: pieces, in: ranges.count)].map {
        patch($0, of: ordered, &normals)
      }
    }.flatMap(\.self)
  }

  /// Writes the triangles in order; returns where those of each direction begin among them.
  private func order(_ array: ArrayParts<UInt32>) -> [Int] {
    var histograms: [[Int]] = []
    let sizes = (0..<pieces).map { Parallel.range($0, of: pieces, in: places.count).count }
    let keys = makeArray(partSizes: sizes, of: UInt8.self) { parts in
      histograms = Parallel.map(pieces, workers: workers) { piece in
        findKeys(of: Parallel.range(piece, of: pieces, in: places.count), to: parts.part(piece))
      }
    }
    // In each direction the pieces follow each other, and in each piece the triangles.
    var starts: [Int] = []
    var next = histograms
    var sum = 0
    for key in 0..<FacingDirection.count {
      starts.append(sum)
      for piece in 0..<pieces {
        next[piece][key] = sum
        sum += histograms[piece][key]
      }
    }
    starts.append(sum)
    let first = next
    Parallel.run(pieces, workers: workers) { piece in
      let (target, source, keys) = (array.whole, indices.span, keys.span)
      var next = first[piece]
      for offset in Parallel.range(piece, of: pieces, in: places.count) {
        let key = Int(keys[offset])
        let to = (places.lowerBound &+ next[key]) &* 3
        let from = (places.lowerBound &+ offset) &* 3
        next[key] &+= 1
        target[to] = source[from]
        target[to &+ 1] = source[from &+ 1]
        target[to &+ 2] = source[from &+ 2]
      }
    }
    return starts
  }

  /// Finds the direction of each triangle of a piece; returns how many have each.
  private func findKeys(of piece: Range<Int>, to keys: OutputPart<UInt8>) -> [Int] {
    let (vertices, indices) = (vertices.span, indices.span)
    var counts = [Int](repeating: 0, count: FacingDirection.count)
    for (target, offset) in piece.enumerated() {
      let corner = (places.lowerBound &+ offset) &* 3
      let a = place(indices[corner], vertices)
      let normal = Self.cross(
        place(indices[corner &+ 1], vertices) - a, place(indices[corner &+ 2], vertices) - a)
      let key = FacingDirection.number(of: normal)
      keys[target] = UInt8(truncatingIfNeeded: key)
      counts[key] &+= 1
    }
    return counts
  }

  /// The patch of ordered triangles; `normals` is room for theirs.
  private func patch(
    _ triangles: Range<Int>, of ordered: OutputPart<UInt32>, _ normals: inout [SIMD3<Float>]
  ) -> Patch {
    let vertices = vertices.span
    var low = SIMD3<Float>(repeating: .infinity)
    var high = SIMD3<Float>(repeating: -.infinity)
    var sum = SIMD3<Float>.zero
    for (target, triangle) in triangles.enumerated() {
      let a = place(ordered[triangle &* 3], vertices)
      let b = place(ordered[triangle &* 3 &+ 1], vertices)
      let c = place(ordered[triangle &* 3 &+ 2], vertices)
      low = pointwiseMin(low, pointwiseMin(a, pointwiseMin(b, c)))
      high = pointwiseMax(high, pointwiseMax(a, pointwiseMax(b, c)))
      normals[target] = Self.unit(Self.cross(b - a, c - a))
      sum += normals[target]
    }
    let axis = Self.unit(sum)
    var least: Float = 1
    for normal in normals[..<triangles.count] where normal != .zero {
      least = min(least, (normal * axis).sum())
    }
    // Rounding must not hide a triangle that is seen from the side.
    let spread = least > 0 ? (1 - least * least).squareRoot() + 0.01 : 2
    let half = (high - low) / 2
    return Patch(
      triangles: triangles, center: (low + high) / 2, radius: (half * half).sum().squareRoot(),
      axis: axis * front, spread: spread)
  }

  @inline(__always)
  private func place(_ index: UInt32, _ vertices: Span<Float>) -> SIMD3<Float> {
    let start = Int(index) &* stride
    return SIMD3(vertices[start], vertices[start &+ 1], vertices[start &+ 2])
  }

  @inline(__always)
  private static func cross(_ u: SIMD3<Float>, _ v: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
  }

  @inline(__always)
  private static func unit(_ direction: SIMD3<Float>) -> SIMD3<Float> {
    let length = (direction * direction).sum().squareRoot()
    return length > 0 ? direction / length : direction
  }
}
