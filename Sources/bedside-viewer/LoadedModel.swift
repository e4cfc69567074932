import BedsideCore
import BedsideMesh
import BedsideViewing
import Rendering

/// A model read from its files, ready to be drawn.
struct LoadedModel: Sendable {
  var model: ViewedModel
  var mesh: Mesh
  var vertices: VertexBuffer
  /// The triangles as they are drawn, if that is soon.
  var triangles: PatchedTriangles?
  /// The pictures that lie on its surfaces, by file.
  var pictures: [String: SurfacePicture] = [:]
  /// Whether the model is shown as its mirror image.
  let isMirrored: Bool
  /// How long reading and building took.
  var seconds = MeshSummary.Seconds(read: 0, build: 0)

  /// Reads an OBJ file, and the description beside it if there is one.
  ///
  /// `mirrors` says whether the mirror image is to be shown of what is described so, and `isStill`
  /// whether the first picture shows every triangle.
  init(
    path: String, preference: LanguagePreference, isStill: Bool = false,
    mirrors: (ModelDescription?) -> Bool
  ) throws(Failure) {
    let start = ContinuousClock.now
    let mesh = try Self.mesh(path)
    let read = ContinuousClock.now
    Self.say(mesh.warnings, of: mesh.warningCount)
    let name = Files.stem(of: path)
    let description = Self.description(beside: path, preference)
    isMirrored = mirrors(description)
    model = ViewedModel(
      mesh: mesh, name: name, description: description?.seen(mirrored: isMirrored),
      mirrored: isMirrored)
    // A name that was mistyped would leave a part without its caption, and nobody would know why.
    let known = Set(model.parts.map(\.id))
    for part in description?.parts ?? [] where !known.contains(part.object) {
      Output.say("\(Files.folder(of: path))\(name).json: \(model.unknownPart(part.object))")
    }
    pictures = Self.pictures(for: &model)
    Self.sayUndrawnPictures(of: mesh)
    // Texture coordinates take a quarter of a vertex, and nothing reads them without pictures.
    var shown = mesh
    if pictures.isEmpty { shown.texcoordIndices = .absent }
    vertices = shown.withNormals().vertexBuffer()
    if isStill { triangles = PatchedTriangles(of: model, vertices) }
    self.mesh = mesh
    seconds = MeshSummary.Seconds(
      read: (read - start).seconds, build: (ContinuousClock.now - read).seconds)
  }

  /// Reads an OBJ file alone.
  static func mesh(_ path: String) throws(Failure) -> Mesh {
    guard Files.exists(path) else {
      throw Failure(code: .noInput, message: "There is no file '\(path)'.")
    }
    do throws(OBJError) {
      return try OBJReader().read(path: path)
    } catch {
      throw Failure(code: .badData, message: "\(error)")
    }
  }

  /// Says the first warnings, so that nobody takes a damaged model for a whole one.
  private static func say(_ warnings: [MeshWarning], of count: Int) {
    let first = warnings.prefix(3)
    for warning in first { Output.say("\(warning)") }
    if count > first.count { Output.say("and \(count - first.count) more; see --info") }
  }

  /// The description of the same name, as far as it can be used; what is wrong in it is said.
  private static func description(
    beside path: String, _ preference: LanguagePreference
  ) -> ModelDescription? {
    let file = Files.folder(of: path) + Files.stem(of: path) + ".json"
    guard Files.exists(file), let bytes = Files.read(file) else { return nil }
    let log = ProblemLog(file: file, bytes: bytes, preference: preference)
    let description = JSONReader.read(bytes, log: log).flatMap { ModelDescription($0, log: log) }
    for problem in log.sorted { Output.say("\(problem)") }
    return description
  }
}
