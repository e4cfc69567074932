/// The triangles of a model, those of closed parts put in order by the way they face and cut into
/// patches.
///
/// Most of the time that a software renderer takes goes into triangles, and half of those of a
/// closed part face away; nearly all of these are found by a few hundred tests.
public struct PatchedTriangles: Sendable {
  /// Which side of a part's triangles is seen.
  public enum Side: Hashable, Sendable {
    /// The one from which their corners go round against the clock.
    case front
    /// The other one.
    case back
    /// Both: the part is open, or seen through itself.
    case both
  }

  /// Three places per triangle; every surface keeps its stretch of them.
  public let indices: [UInt32]
  /// The patches of each surface of each part; none where both sides are seen.
  public let patches: [[[Patch]]]

  /// The most triangles of a patch.
  static let largest = 256

  /// Orders the triangles at `places`, one stretch for each surface of each part.
  ///
  /// - Parameters:
  ///   - places: The stretches, which do not overlap.
  ///   - sides: Which side is seen of each part.
  ///   - vertices: The vertices, of `stride` numbers each; the first three are a vertex's place.
  ///   - stride: How many numbers a vertex has.
  ///   - indices: Three places among the vertices for each triangle.
  ///   - workers: The number of threads; 0 means one per processor.
  public init(
    places: [[Range<Int>]], sides: [Side], vertices: [Float], stride: Int, indices: [UInt32],
    workers: Int = 0
  ) {
    guard sides.contains(where: { $0 != .both }) else {
      self.indices = indices
      patches = places.map { $0.map { _ in [] } }
      return
    }
    let workers = workers > 0 ? workers : processorCount
    let pieces = workers * 4
    let sizes = (0..<pieces).map { Parallel.range($0, of: pieces, in: indices.count).count }
    var patches: [[[Patch]]] = []
    self.indices = makeArray(partSizes: sizes) { parts in
      // What no surface holds stays where it is.
      Parallel.run(pieces, workers: workers) { piece in
        let part = parts.part(piece)
        let source = indices.span
        let range = Parallel.range(piece, of: pieces, in: indices.count)
        for (target, place) in range.enumerated() { part[target] = source[place] }
      }
      patches = zip(places, sides).map { surfaces, side in
        guard side != .both else { return surfaces.map { _ in [] } }
        return surfaces.map { places in
          PatchCutter(
            places: places, vertices: vertices, stride: stride, indices: indices,
            front: side == .front ? 1 : -1, workers: places.count < 20_000 ? 1 : workers
          ).patches(orderedIn: parts)
        }
      }
    }
    self.patches = patches
  }
}
