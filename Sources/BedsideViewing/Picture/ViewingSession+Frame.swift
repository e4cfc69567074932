internal import BedsideCore

extension ViewingSession {
  /// The picture at `time`.
  public func frame(at time: Double) -> Frame {
    let camera = camera(at: time)
    let motions = motions(at: time)
    let posed = posedBox(motions)
    return Frame(
      modelView: camera.view * model.placement, view: camera.view,
      projection: camera.projection(
        in: viewport, holding: posed.center, radius: posed.radius),
      up: Matrix4(axes: camera.axes.right, camera.axes.up, camera.axes.back)
        .direction(Vector(0, 1, 0)),
      isMirrored: model.isMirrored,
      unitsPerPoint: camera.unitsPerPoint(in: viewport), radius: model.box.radius,
      parts: zip(model.parts.indices, motions).map { look(of: $0, moved: $1) },
      backdrop: backdrop, section: section)
  }

  private func look(of part: Int, moved motion: Motion) -> Frame.Look {
    var look = look(of: part)
    look.motion = motion
    guard motion != .still else { return look }
    // The box of what changes its shape is known by some of its points.
    let box = model.box(of: part, motion)
    let margin = Vector(repeating: box.radius * 0.12)
    look.box = Box(minimum: box.minimum - margin, maximum: box.maximum + margin)
    return look
  }

  private func look(of part: Int) -> Frame.Look {
    let isMarked = highlighted.contains(part)
    // What is not meant steps back, so that what is meant is found at a glance.
    let stepsBack = !highlighted.isEmpty && !isMarked
    var look = Frame.Look(visibility[part], colorfulness: stepsBack ? 0.5 : 1)
    if isMarked {
      look = Frame.Look(
        visibility[part], tint: .mark, tintShare: 0.5 * paleness(of: part), outline: .markLine)
    }
    if part == selection {
      look = Frame.Look(
        visibility[part], tint: .selection, tintShare: 0.25 + 0.4 * paleness(of: part),
        outline: .selectionLine)
    }
    if part == focus || part == hover, look.outline == nil || part == focus {
      look.outline = part == selection || part == focus ? .selectionLine : .hoverLine
    }
    if backdrop == .contrast, look.outline == nil { look.outline = .contrastLine }
    return look
  }

  /// How pale a part is by itself, 0 to 1.
  ///
  /// A pale part is tinted to stand out; a colourful or dark one keeps its colour, which texts may
  /// name, and stands out by its line and because the others step back.
  private func paleness(of part: Int) -> Float {
    guard let color = model.parts[part].surfaces.first?.color else { return 1 }
    let components = [color.red, color.green, color.blue].map(Float.init)
    let (most, least) = ((components.max() ?? 0) / 255, (components.min() ?? 0) / 255)
    return most * (1 - min((most - least) * 2, 1))
  }
}

extension ViewedModel {
  /// Whether the placement turns left into right.
  var isMirrored: Bool {
    let (x, y, z, _) = placement.columns
    let axes = [x, y, z].map { Vector($0.x, $0.y, $0.z) }
    return axes[0].cross(axes[1]).dot(axes[2]) < 0
  }
}

/// The colours that carry a meaning, told apart also by people who confuse red and green (after
/// Okabe and Ito), each with a line around the part so that none depends on colour alone.
extension ModelColor {
  static let mark = ModelColor(red: 0xFF, green: 0xA8, blue: 0x14)
  static let markLine = ModelColor(red: 0xC8, green: 0x6A, blue: 0x00)
  static let selection = ModelColor(red: 0x2E, green: 0x8B, blue: 0xE6)
  static let selectionLine = ModelColor(red: 0x00, green: 0x5B, blue: 0xB8)
  static let contrastLine = ModelColor(red: 0xFF, green: 0xFF, blue: 0xFF)
  static let hoverLine = ModelColor(red: 0x5A, green: 0x64, blue: 0x70)
}
