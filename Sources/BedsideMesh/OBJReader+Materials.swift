extension OBJReader {
  func withMaterials(
    _ mesh: Mesh, _ places: MaterialPlaces, _ source: TextSource, name: String, folder: String?
  ) -> Mesh {
    var mesh = mesh
    mesh.materialLibrary = mesh.materials.map { Material(name: $0) }
    return mesh
  }
}
