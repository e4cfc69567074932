/// Elements in all tables, or before a chunk.
struct TableSizes {
  var positions = 0
  var texcoords = 0
  var normals = 0
}
