extension OBJReader {
  /// Adds the materials that the model names, looked for in `folder`, if there is one.
  ///
  /// Nothing about them is an error.
  func withMaterials(
    _ original: Mesh, _ places: MaterialPlaces, _ source: TextSource, name: String,
    folder: String?
  ) -> Mesh {
    var mesh = original
    guard let folder else {
      mesh.materialLibrary = mesh.materials.map { Material(name: $0) }
      return mesh
    }
    var loader = MaterialLoader(folder: folder)
    loader.load(places, names: mesh.materials)
    mesh.materialLibrary = mesh.materials.map { loader.materials[$0] ?? Material(name: $0) }
    mesh.warningCount += loader.warningCount
    let pending = loader.pending.sorted { $0.offset < $1.offset }
    let lines = source.lines(of: pending.map(\.offset), workers: threads)
    for (warning, line) in zip(pending, lines) {
      mesh.warnings.append(
        MeshWarning(kind: warning.kind, file: name, line: line, message: warning.message))
    }
    mesh.warnings += loader.warnings.prefix(PendingWarning.limit)
    return mesh
  }
}
