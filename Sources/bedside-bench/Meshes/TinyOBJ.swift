#if Peers
import CTinyOBJ

/// A model as tinyobjloader reads it, polygons cut into triangles.
@safe final class TinyOBJ {
  private let model: OpaquePointer

  init(path: String) throws {
    guard let model = unsafe tinyobj_model_read(path) else {
      throw BenchError("tinyobjloader cannot read '\(path)'.")
    }
    unsafe self.model = model
  }

  deinit { unsafe tinyobj_model_free(model) }

  var triangleCount: Int { unsafe tinyobj_model_triangles(model) }
}
#endif
