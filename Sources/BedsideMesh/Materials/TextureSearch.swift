/// What became of the search for a texture.
struct TextureSearch {
  /// The file; nil if there is none.
  var path: String?
  /// What is to be said about it, if anything.
  var note: String?
}

extension MaterialLoader {
  /// More textures than any model has; each costs a search.
  private static let textureLimit = 1000

  /// A material with the files of its textures, named relative to the material file or the model.
  mutating func withTextures(_ material: Material, of library: String) -> Material {
    var material = material
    let named = material.textures.map {
      (use: $0, name: $1, line: material.textureStatements[$0]?.line ?? 1)
    }
    for (use, name, line) in named.sorted(by: { $0.line < $1.line }) {
      let search = search(texture: name, from: FilePath.folder(of: library))
      material.textureFiles[use] = search.path
      if let note = search.note { warn(.missingTexture, file: library, line: line, note) }
    }
    return material
  }

  private mutating func search(texture name: String, from nearby: String) -> TextureSearch {
    let key = "\(nearby)\0\(name)"
    if let known = textures[key] { return known }
    guard textures.count < Self.textureLimit else {
      return TextureSearch(
        note: "more than \(Self.textureLimit) textures are named; '\(name)' is not looked for")
    }
    let search = find(texture: name, from: nearby)
    textures[key] = search
    return search
  }

  /// Looks beside the material file, then beside the model, then for the bare name in both places.
  private mutating func find(texture name: String, from nearby: String) -> TextureSearch {
    let below = folder.components(of: nearby)
    let nearest = ReferencePath(name, root: folder.root, from: below)
    let reference = ReferencePath(name, root: folder.root)
    for written in [nearest, reference] where !written.isOutside {
      if let path = folder.find(written.components) { return TextureSearch(path: path) }
    }
    let last = Array(reference.components.suffix(1))
    let isOutside = nearest.isOutside && reference.isOutside
    for components in [below + last, last] where !last.isEmpty {
      guard let path = folder.find(components) else { continue }
      let reason =
        isOutside ? "'\(name)' lies outside the model's folder" : "there is no '\(name)'"
      return TextureSearch(path: path, note: "\(reason); '\(path)' is used instead")
    }
    return TextureSearch(
      note: isOutside
        ? "'\(name)' lies outside the model's folder and is not used"
        : "there is no texture '\(name)'")
  }
}
