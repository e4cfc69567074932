/// What one chunk of the file contains.
struct ChunkTables: ~Copyable {
  var positions: GrowBuffer<Float>
  var texcoords: GrowBuffer<Float>
  var normals: GrowBuffer<Float>
  /// Empty, or three per position; NaN where a vertex has no colour.
  var colors = GrowBuffer<Float>()
  /// Whether any colour goes beyond 1, as those of 255 steps do.
  private(set) var hasWideColors = false
  /// 0xMMRRGGBB from `#MRGB` comments, which colour the vertices in their order.
  var paint = GrowBuffer<UInt32>()

  var cornerPositions: GrowBuffer<UInt32>
  /// These two are filled when the link is `.separate`.
  var cornerTexcoords: GrowBuffer<UInt32>
  var cornerNormals: GrowBuffer<UInt32>
  /// Corners per face; empty when all faces are triangles.
  var faceSizes: GrowBuffer<UInt32>
  var texcoordLink = AttributeLink.absent
  var normalLink = AttributeLink.absent
  /// There are relative or invalid indices among the corners.
  var needsResolving = false
  /// Highest absolute indices.
  var maxPosition: UInt32 = 0
  var maxTexcoord: UInt32 = 0
  var maxNormal: UInt32 = 0
  /// Whether the corners that are forgotten now were triangles.
  var hadTriangles = false
  /// Faces that were dropped when the chunk was resolved, as counted before.
  var dropped: [UInt32] = []

  /// Whether positions have coordinates that are not finite.
  var hasHoles = false
  /// The corners of the box around the positions, once measured.
  private(set) var bounds: (SIMD3<Float>, SIMD3<Float>)?

  var lines = ElementTable()
  var points = ElementTable()

  var changes = GrowBuffer<StateChange>()
  var names = GrowBuffer<UInt8>()
  /// Warnings that are given once in a file.
  var notices = Notices()
  private(set) var warnings: [PendingWarning] = []
  private(set) var warningCount = 0
  /// How many warnings the present look at the chunk may still add.
  private var room = PendingWarning.limit
  /// The warning about the first face, line or point that was left out, however many came before.
  private(set) var firstLeftOut: PendingWarning?
  /// Where each face was written; recorded only on the second visit of a faulty chunk.
  var faceOffsets = GrowBuffer<Int>()

  /// Makes empty tables for text of a length.
  ///
  /// The reservations are what text with few digits needs; more goes on into the rest of the room.
  init(textLength: Int, in space: inout TableSpace) {
    positions = GrowBuffer(reserving: textLength / 10, in: &space.positions)
    texcoords = GrowBuffer(reserving: textLength / 20, in: &space.texcoords)
    normals = GrowBuffer(reserving: textLength / 10, in: &space.normals)
    cornerPositions = GrowBuffer(reserving: textLength / 8, in: &space.cornerPositions)
    cornerTexcoords = GrowBuffer(reserving: textLength / 16, in: &space.cornerTexcoords)
    cornerNormals = GrowBuffer(reserving: textLength / 16, in: &space.cornerNormals)
    faceSizes = GrowBuffer(reserving: textLength / 32, in: &space.faceSizes)
  }

  /// Leaves the rest of the room to the next chunk's tables.
  mutating func close(_ space: inout TableSpace) {
    positions.close(&space.positions)
    texcoords.close(&space.texcoords)
    normals.close(&space.normals)
    cornerPositions.close(&space.cornerPositions)
    cornerTexcoords.close(&space.cornerTexcoords)
    cornerNormals.close(&space.cornerNormals)
    faceSizes.close(&space.faceSizes)
  }

  var positionCount: Int { positions.count / 3 }
  var texcoordCount: Int { texcoords.count / 2 }
  var normalCount: Int { normals.count / 3 }
  var faceCount: Int { faceSizes.count > 0 ? faceSizes.count : cornerPositions.count / 3 }
  var triangleCount: Int {
    faceSizes.count > 0
      ? cornerPositions.count - 2 * faceSizes.count : cornerPositions.count / 3
  }

  @inline(__always)
  mutating func addTexcoord(_ u: Float, _ v: Float) {
    texcoords.append(u)
    texcoords.append(v)
  }

  /// The texture index of a corner, once resolved; `StoredIndex.absent` if it has none.
  @inline(__always)
  func texcoord(ofCorner corner: Int) -> UInt32 {
    switch texcoordLink {
    case .absent: StoredIndex.absent
    case .sameAbsolute: cornerPositions[corner]
    case .sameRelative, .separate: cornerTexcoords[corner]
    }
  }

  /// The normal index of a corner, once resolved; `StoredIndex.absent` if it has none.
  @inline(__always)
  func normal(ofCorner corner: Int) -> UInt32 {
    switch normalLink {
    case .absent: StoredIndex.absent
    case .sameAbsolute: cornerPositions[corner]
    case .sameRelative, .separate: cornerNormals[corner]
    }
  }

  /// Keeps a warning; only the first ones are worded.
  mutating func warn(_ kind: MeshWarning.Kind, at offset: Int, _ message: () -> String) {
    warningCount += 1
    let isFirstLeftOut = kind.isLeftOut && offset < firstLeftOut?.offset ?? .max
    guard isFirstLeftOut || room > 0 else { return }
    let warning = PendingWarning(kind: kind, offset: offset, message: message())
    if isFirstLeftOut { firstLeftOut = warning }
    if room > 0 {
      warnings.append(warning)
      room -= 1
    }
  }

  /// Begins another look at the chunk, whose first warnings may stand before those of the last one.
  mutating func lookAgain() { room = PendingWarning.limit }

  /// Finds the box around the positions and the range of the colours.
  mutating func measure() {
    for place in 0..<colors.count where colors[place] > 1 {
      hasWideColors = true
      break
    }
    guard positions.count > 0 else { return }
    if hasHoles { return measureAroundHoles() }
    var low = (x: positions[0], y: positions[1], z: positions[2])
    var high = low
    var place = 3
    while place < positions.count {
      // One by one: vectors of three cost more than they save.
      let x = positions[place]
      let y = positions[place &+ 1]
      let z = positions[place &+ 2]
      if x < low.x { low.x = x } else if x > high.x { high.x = x }
      if y < low.y { low.y = y } else if y > high.y { high.y = y }
      if z < low.z { low.z = z } else if z > high.z { high.z = z }
      place &+= 3
    }
    bounds = (SIMD3(low.x, low.y, low.z), SIMD3(high.x, high.y, high.z))
  }

  /// The same where coordinates may be missing, which the box is to ignore.
  private mutating func measureAroundHoles() {
    var low = SIMD3(repeating: Float.infinity)
    var high = -low
    for place in 0..<positions.count where positions[place].isFinite {
      low[place % 3] = min(low[place % 3], positions[place])
      high[place % 3] = max(high[place % 3], positions[place])
    }
    bounds = (low, high)
  }

  /// Puts zero where coordinates are missing.
  mutating func fillHoles() {
    guard hasHoles else { return }
    for place in 0..<positions.count where !positions[place].isFinite { positions[place] = 0 }
    hasHoles = false
    if let (low, high) = bounds { bounds = (pointwiseMin(low, .zero), pointwiseMax(high, .zero)) }
  }
}
