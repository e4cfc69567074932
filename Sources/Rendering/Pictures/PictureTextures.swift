internal import BedsideMesh
internal import BedsideViewing
internal import COpenGL

/// The pictures of a model in the graphics processor's memory, brought there when first drawn.
final class PictureTextures {
  private enum Key: Hashable {
    case color(String)
    case mask(String, TextureMapping.Channel?)
    case relief(Texturing.Layer)
    case white
  }

  private let pictures: [String: SurfacePicture]
  private var textures: [Key: Texture] = [:]
  private let largestSide: Int

  init(_ pictures: [String: SurfacePicture]) {
    self.pictures = pictures
    var side: GLint = 0
    unsafe glGetIntegerv(GLenum(GL_MAX_TEXTURE_SIZE), &side)
    largestSide = max(Int(side), 1024)
  }

  /// Lays the pictures of a surface out for the program in use.
  func bind(_ texturing: Texturing, in program: ShaderProgram) {
    // All are made before one is bound: making one binds it.
    let picture = texturing.color.map(texture) ?? white
    let mask = texturing.transparency == .opaque ? nil : texturing.opacity.map(mask) ?? white
    let relief = texturing.relief.map(relief)
    set("picture", picture, texturing.color, unit: 0, in: program)
    if let mask { set("mask", mask, texturing.opacity, unit: 1, in: program) }
    if let relief {
      set("relief", relief, texturing.relief, unit: 2, in: program)
      program.set("reliefStrength", texturing.relief?.mapping.strength ?? 1)
    }
  }

  private func set(
    _ name: String, _ texture: Texture, _ layer: Texturing.Layer?, unit: Int,
    in program: ShaderProgram
  ) {
    let mapping = layer?.mapping ?? TextureMapping()
    texture.bind(to: unit, clamps: mapping.clamps)
    program.set(name, unit)
    program.set(name + "Place", SIMD4(lowHalf: mapping.scale, highHalf: mapping.offset))
  }

  private var white: Texture {
    kept(.white) { Texture(.bytes, width: 1, height: 1, pixels: [255, 255, 255, 255]) }
  }

  private func texture(_ layer: Texturing.Layer) -> Texture {
    guard let picture = pictures[layer.file] else { return white }
    return kept(.color(layer.file)) {
      let fitting = fitting(picture)
      return Texture(
        .surface, width: fitting.width, height: fitting.height, pixels: fitting.lightByOpacity)
    }
  }

  private func mask(_ layer: Texturing.Layer) -> Texture {
    guard let picture = pictures[layer.file] else { return white }
    return kept(.mask(layer.file, layer.mapping.channel)) {
      let fitting = fitting(picture)
      return Texture(
        .mask, width: fitting.width, height: fitting.height,
        pixels: fitting.mask(layer.mapping.channel))
    }
  }

  private func relief(_ layer: Texturing.Layer) -> Texture {
    guard let picture = pictures[layer.file] else { return white }
    return kept(.relief(layer)) {
      let fitting = fitting(picture)
      return Texture(
        .relief, width: fitting.width, height: fitting.height,
        pixels: fitting.directions(layer.mapping))
    }
  }

  private func kept(_ key: Key, _ make: () -> Texture) -> Texture {
    if let known = textures[key] { return known }
    let made = make()
    textures[key] = made
    return made
  }

  /// A picture that the driver can hold.
  private func fitting(_ picture: SurfacePicture) -> SurfacePicture {
    var picture = picture
    while max(picture.width, picture.height) > largestSide { picture = picture.halved() }
    return picture
  }
}

extension SurfacePicture {
  /// The pixels with their light multiplied by their opacity, so that the colour of clear pixels does
  /// not show where pixels are mixed.
  fileprivate var lightByOpacity: [UInt8] {
    var result = pixels
    for start in stride(from: 0, to: result.count, by: 4) where result[start + 3] < 255 {
      let opacity = Float(result[start + 3]) / 255
      for place in start..<start + 3 {
        result[place] = LightCurve.level(LightCurve.light[Int(result[place])] * opacity)
      }
    }
    return result
  }
}
