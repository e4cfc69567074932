/// The lines or points of a chunk.
struct ElementTable: ~Copyable {
  /// Position indices in stored form, element after element.
  var corners = GrowBuffer<UInt32>()
  /// Texture indices beside them; empty when none was written.
  var texcoords = GrowBuffer<UInt32>()
  /// The number of corners of each element.
  var sizes = GrowBuffer<UInt32>()
  /// The place of each statement in the chunk, for warnings.
  var offsets = GrowBuffer<UInt32>()

  /// Adds one element.
  mutating func append(_ element: borrowing GrowBuffer<CarefulCorner>, at offset: Int) {
    for place in 0..<element.count {
      let corner = element[place]
      if corner.texcoord != StoredIndex.absent {
        while texcoords.count < corners.count { texcoords.append(StoredIndex.absent) }
      }
      if texcoords.count == corners.count,
        texcoords.count > 0 || corner.texcoord != StoredIndex.absent
      {
        texcoords.append(corner.texcoord)
      }
      corners.append(corner.position)
    }
    sizes.append(UInt32(truncatingIfNeeded: element.count))
    offsets.append(UInt32(truncatingIfNeeded: offset))
  }
}
