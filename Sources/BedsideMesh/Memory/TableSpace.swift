/// Memory for the tables of one thread, kind by kind, as they are given back kind by kind.
struct TableSpace: Sendable {
  var positions: TableRoom
  var texcoords: TableRoom
  var normals: TableRoom
  var cornerPositions: TableRoom
  var cornerTexcoords: TableRoom
  var cornerNormals: TableRoom
  var faceSizes: TableRoom

  /// Room for a thread's share of the tables of a file of `textLength` bytes.
  init(textLength: Int) {
    // What is not used is not touched, but for the last page of 2 MiB where there are such pages.
    let room = TableRoom(blockSize: min(4 << 20, max(4096, textLength / 16)))
    positions = room
    texcoords = room
    normals = room
    cornerPositions = room
    cornerTexcoords = room
    cornerNormals = room
    faceSizes = room
  }
}
