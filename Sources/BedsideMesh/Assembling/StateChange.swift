/// A statement that changes the state of the following faces.
///
/// 24 bytes, because a hostile file may consist of nothing else.
struct StateChange: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable { case object, group, material, smoothing, library }

  var kind: Kind
  /// Number of faces the chunk had before the statement.
  var face: UInt32
  /// Number of triangles before the statement; set when the chunk was resolved.
  var triangle: UInt32 = 0
  /// The name's place in `names`; smoothing keeps its number in `nameLength`.
  var nameStart: UInt32
  var nameLength: UInt32
  /// The statement's place in the chunk.
  var offset: UInt32
}
