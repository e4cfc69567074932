/// Reads models from Wavefront OBJ files.
///
///     let mesh = try OBJReader().read(path: "Models/knee/knee.obj")
///
/// What can be shown is read, with a warning for everything that cannot: `Mesh.warnings`.
/// Positions are rounded correctly from their decimal text. Indices may be negative, polygons
/// concave; names keep their blanks. Free-form curves and surfaces are ignored.
public struct OBJReader: Sendable {
  /// The number of threads; 0 means one per processor.
  public var workers = 0
  /// Bytes per piece of work; 0 chooses by file size.
  ///
  /// Tests set it small to cross many borders.
  public var chunkSize = 0
  /// Whether the faces as written are kept as `Mesh.polygons`, for comparisons.
  public var keepsPolygons = false
  /// Whether positions stay as written, however far off, large or small, for comparisons.
  public var keepsPlace = false
  /// The longest file that is read, in bytes.
  public var byteLimit = 2 << 30

  /// Makes a reader that uses all processors.
  public init() {}

  /// Reads a file and the material files beside it.
  ///
  /// - Parameter path: The file; also its name in messages.
  /// - Returns: The mesh; its normals are as written.
  /// - Throws: `OBJError` when the file cannot be read, changes meanwhile, is of another kind or
  ///   shows nothing.
  public func read(path: String) throws(OBJError) -> Mesh {
    let file = try OpenFile(path: path)
    let reading = Result { () throws(OBJError) in try read(TextSource(file: file), name: path) }
    // First, as it may be the reason for whatever else is wrong.
    try file.check()
    let (mesh, places, source) = try reading.get()
    return withMaterials(mesh, places, source, name: path, folder: FilePath.folder(of: path))
  }

  /// Reads text that is already in memory.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The file's name in messages.
  ///   - folder: Where material files are looked for; nil for nowhere.
  /// - Returns: The mesh; its normals are as written.
  /// - Throws: `OBJError` when the text is of another kind or shows nothing.
  public func read(
    bytes: [UInt8], name: String = "model.obj", folder: String? = nil
  ) throws(OBJError) -> Mesh {
    let (mesh, places, source) = try read(TextSource(bytes: bytes), name: name)
    return withMaterials(mesh, places, source, name: name, folder: folder)
  }
}
