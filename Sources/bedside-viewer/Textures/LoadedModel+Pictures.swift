import BedsideMesh
import BedsideViewing
import Rendering

extension LoadedModel {
  /// Reads the pictures that a model's surfaces name, says which cannot be shown, and finds out what is
  /// seen through the others.
  static func pictures(for model: inout ViewedModel) -> [String: SurfacePicture] {
    var reader = TextureReader()
    var pictures: [String: SurfacePicture] = [:]
    var tried: Set<String> = []
    for layer in model.parts.flatMap(\.surfaces).flatMap(\.layers)
    where tried.insert(layer.file).inserted {
      pictures[layer.file] = reader.read(layer.file)
    }
    var traits = PictureTraits(pictures)
    for part in model.parts.indices {
      for surface in model.parts[part].surfaces.indices {
        traits.complete(&model.parts[part].surfaces[surface].texturing)
      }
      // Through a hole the inside is seen, so its triangles must not be left out.
      let isClosed = model.parts[part].surfaces.allSatisfy {
        ($0.texturing?.transparency ?? .opaque) == .opaque
      }
      if !isClosed { model.parts[part].winding = .open }
    }
    let first = reader.problems.prefix(3)
    for problem in first {
      Output.say("\(problem.file): \(problem.reason); the model is shown without it")
    }
    let more = reader.problems.count - first.count
    if more > 0 { Output.say("and \(more) more; see --info") }
    return pictures
  }
}

extension LoadedModel {
  /// Says which kinds of pictures are not drawn, once each, where the first is named.
  static func sayUndrawnPictures(of mesh: Mesh) {
    for use in Material.Texture.allCases where !use.isDrawn {
      let statements = mesh.materialLibrary.filter { $0.textureFiles[use] != nil }
        .compactMap { $0.textureStatements[use] }
      guard let first = statements.min(by: { ($0.file, $0.line) < ($1.file, $1.line) }) else {
        continue
      }
      Output.say(
        "\(first.file):\(first.line): \(first.keyword) is not drawn;"
          + " the model is shown without it")
    }
  }
}

extension Material.Texture {
  /// Whether pictures for this use are drawn.
  var isDrawn: Bool {
    switch self {
    case .diffuse, .opacity, .normal, .bump: true
    case .ambient, .specular, .emission, .shininess, .displacement, .decal, .reflection, .roughness,
      .metallic:
      false
    }
  }
}

extension ModelPart.Surface {
  /// The pictures that it names.
  fileprivate var layers: [Texturing.Layer] {
    [texturing?.color, texturing?.opacity, texturing?.relief].compactMap(\.self)
  }
}

/// What is found out about pictures once for all surfaces.
private struct PictureTraits {
  private let pictures: [String: SurfacePicture]
  private var means: [String: SIMD3<Float>] = [:]
  private var transparencies: [Texturing.Layer: Texturing.Transparency] = [:]
  private var colorTransparencies: [String: Texturing.Transparency] = [:]

  init(_ pictures: [String: SurfacePicture]) { self.pictures = pictures }

  /// Leaves out the pictures that could not be read and adds what only the others tell.
  mutating func complete(_ texturing: inout Texturing?) {
    guard let wanted = texturing else { return }
    let color = wanted.color.flatMap { pictures[$0.file] == nil ? nil : $0 }
    let opacity = wanted.opacity.flatMap { pictures[$0.file] == nil ? nil : $0 }
    let relief = wanted.relief.flatMap { pictures[$0.file] == nil ? nil : $0 }
    texturing = Texturing(color: color, opacity: opacity, relief: relief)
    var found: [Texturing.Transparency] = []
    if let color, let picture = pictures[color.file] {
      let mean = means[color.file] ?? picture.meanLight
      means[color.file] = mean
      texturing?.meanLight = mean
      let seen = colorTransparencies[color.file] ?? picture.transparency
      colorTransparencies[color.file] = seen
      found.append(seen)
    }
    if let opacity, let picture = pictures[opacity.file] {
      let seen = transparencies[opacity] ?? picture.transparency(as: opacity.mapping)
      transparencies[opacity] = seen
      found.append(seen)
    }
    texturing?.transparency =
      found.contains(.blended) ? .blended : found.contains(.cutOut) ? .cutOut : .opaque
  }
}
