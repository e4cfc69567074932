/// Finds and reads the material files that a model names.
struct MaterialLoader {
  /// A material file that was found, or why it was not.
  private enum Search {
    case found(path: String, note: String?)
    case missing(String)
  }

  /// More files than any model has; each may cost a search.
  private static let fileLimit = 100
  private static let byteLimit = 64 << 20

  var folder: ModelFolder
  private var read: Set<String> = []
  private(set) var materials: [String: Material] = [:]
  /// Warnings about the model, with places in its text; and about material files.
  private(set) var pending: [PendingWarning] = []
  private(set) var warnings: [MeshWarning] = []
  private(set) var warningCount = 0
  private var isComplete = true
  /// The materials that the model uses: only their textures are looked for.
  private var used: Set<String> = []
  /// The textures that were looked for, by the folder of the material file and their name.
  var textures: [String: TextureSearch] = [:]

  init(folder: String) { self.folder = ModelFolder(path: folder) }

  /// Reads all files, then warns about the materials that none of them defines.
  mutating func load(_ places: MaterialPlaces, names: [String]) {
    used = Set(names)
    for library in places.libraries.prefix(Self.fileLimit) { load(library) }
    if places.libraries.count > Self.fileLimit {
      warn(
        .missingLibrary, places.libraries[Self.fileLimit].offset,
        "more than \(Self.fileLimit) material files are named; the rest is not read")
      isComplete = false
    }
    guard isComplete else { return }
    for (name, offset) in zip(names, places.uses) where materials[name] == nil {
      let reason =
        places.libraries.isEmpty
        ? "no material file (mtllib) is named" : "no material file defines it"
      warn(.unknownMaterial, offset, "material '\(name)' is grey: \(reason)")
    }
  }

  private mutating func warn(_ kind: MeshWarning.Kind, _ offset: Int, _ message: String) {
    warningCount += 1
    guard pending.count < PendingWarning.limit else { return }
    pending.append(PendingWarning(kind: kind, offset: offset, message: message))
  }

  // MARK: Finding

  private mutating func load(_ library: NamedPlace) {
    for search in search(library.name) {
      switch search {
      case .found(let path, let note):
        if let note { warn(.libraryOutside, library.offset, note) }
        load(path: path, offset: library.offset)
      case .missing(let reason):
        warn(.missingLibrary, library.offset, reason)
        isComplete = false
      }
    }
  }

  /// A statement names one file, perhaps with blanks in its name, or several.
  private mutating func search(_ names: String) -> [Search] {
    let whole = find(names)
    if case .found = whole { return [whole] }
    var found: [Search] = []
    for name in Self.split(names) {
      let search = find(name)
      if case .missing = search, name.contains(where: \.isWhitespace) {
        let words = name.split(whereSeparator: \.isWhitespace).map { find(String($0)) }
        let any = words.contains { if case .found = $0 { true } else { false } }
        found += any ? words : [search]
      } else {
        found.append(search)
      }
    }
    return found
  }

  /// Cuts a list of files behind each `.mtl`.
  private static func split(_ names: String) -> [String] {
    var result: [String] = []
    var name = ""
    for word in names.split(whereSeparator: \.isWhitespace) {
      name += name.isEmpty ? word : " " + word
      if word.lowercased().hasSuffix(".mtl") {
        result.append(name)
        name = ""
      }
    }
    if !name.isEmpty { result.append(name) }
    return result
  }

  private mutating func find(_ name: String) -> Search {
    let reference = ReferencePath(name, root: folder.root)
    if let path = folder.find(reference.components) {
      return .found(
        path: path,
        note: reference.isOutside
          ? "'\(name)' lies outside the model's folder; '\(path)' is read instead" : nil)
    }
    let base = Array(reference.components.suffix(1))
    if let path = folder.find(base) {
      return .found(path: path, note: "there is no '\(name)'; '\(path)' is read instead")
    }
    return .missing(
      reference.isOutside
        ? "'\(name)' lies outside the model's folder and is not read"
        : "there is no material file '\(name)'")
  }

  // MARK: Reading

  private mutating func load(path: String, offset: Int) {
    guard read.insert(path).inserted else { return }
    let result: MTLReader.Result
    do throws(OBJError) {
      let file = try OpenFile(path: path)
      guard file.count <= Self.byteLimit else {
        throw OBJError(file: path, cause: .tooLarge(bytes: file.count, limit: Self.byteLimit))
      }
      result = MTLReader().read(file.bytes(in: 0..<file.count), file: path)
      try file.check()
    } catch {
      warn(.missingLibrary, offset, "'\(path)' is not used: \(error.message)")
      isComplete = false
      return
    }
    warnings += result.warnings
    warningCount += result.warnings.count
    // The first file that defines a material is the one that counts.
    for material in result.materials where materials[material.name] == nil {
      materials[material.name] =
        used.contains(material.name) ? withTextures(material, of: path) : material
    }
  }

  /// Keeps a warning about a material file.
  mutating func warn(_ kind: MeshWarning.Kind, file: String, line: Int, _ message: String) {
    warningCount += 1
    guard warnings.count < PendingWarning.limit else { return }
    warnings.append(MeshWarning(kind: kind, file: file, line: line, message: message))
  }
}
