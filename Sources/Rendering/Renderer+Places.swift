public import BedsideViewing
internal import COpenGL

/// What of the model is where in the picture drawn last.
extension Renderer {
  /// Draws the model of a picture, and not yet what is shown of it, so that panels can be laid out by
  /// where its parts are; `draw` with the same picture then takes no time for the model.
  public func prepare(
    _ frame: Frame, width: Int, height: Int, quality: Quality, pixelsPerPoint: Float = 1
  ) throws(RenderingError) {
    _ = try prepared(
      Shot(
        frame: frame, width: width, height: height, quality: quality,
        pixelsPerPoint: pixelsPerPoint, veiledParts: veiledParts))
  }

  /// The part at a pixel of the picture drawn last, from the top left; nil for none.
  ///
  /// A part that light goes through hides, from a pointer, what lies behind it; a ghost does not.
  public func part(x: Int, y: Int, width: Int, height: Int) -> Int? {
    guard let latest, width > 0, height > 0 else { return nil }
    let (x, y) = (x * latest.scene.width / width, y * latest.scene.height / height)
    let veil = latestVeils?.number(x: x, y: y) ?? 0
    return part(numbered: veil == 0 ? latest.scene.number(x: x, y: y) : veil)
  }

  /// The part that a number in the buffer of parts stands for; a face where a part is cut counts as
  /// the part.
  private func part(numbered number: UInt16) -> Int? {
    let number = Int(number & ~CapMark.bit)
    return number > 0 && number <= model.parts.count ? number - 1 : nil
  }

  /// The clear parts of the picture drawn last; nil where there are none.
  private var latestVeils: Framebuffer? {
    latestShot?.hasVeils == true ? try? latest?.veils() : nil
  }

  /// Which part is seen where, on a grid of cells about `cell` points wide; nil before a picture.
  public func partMap(of viewport: Viewport, cell: Float = 4) -> PartMap? {
    guard let shown = latest?.scene else { return nil }
    let columns = max(Int(viewport.width / cell), 1)
    let rows = max(Int(viewport.height / cell), 1)
    guard let solid = cells(of: shown, columns, rows) else { return nil }
    return PartMap(
      columns: columns,
      cell: SIMD2(viewport.width / Float(columns), viewport.height / Float(rows)),
      numbers: solid, clear: latestVeils.flatMap { cells(of: $0, columns, rows) } ?? [])
  }

  /// The numbers of parts in the middles of cells, counted from 1; 0 for none.
  private func cells(of shown: Framebuffer, _ columns: Int, _ rows: Int) -> [UInt16]? {
    let numbers = shown.parts()
    guard numbers.count == shown.width * shown.height else { return nil }
    var cells: [UInt16] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      // The buffer begins with its lowest row.
      let y = shown.height - 1 - (2 * row + 1) * shown.height / (2 * rows)
      for column in 0..<columns {
        let x = (2 * column + 1) * shown.width / (2 * columns)
        cells.append(part(numbered: numbers[y * shown.width + x]).map { UInt16($0 + 1) } ?? 0)
      }
    }
    return cells
  }

  /// How deep the nearest surface is at a pixel from the top left: 0 in front, 1 at the back; nil where
  /// there is only the background.
  public func depth(x: Int, y: Int, width: Int, height: Int) -> Float? {
    guard let shown = latestVeils ?? latest?.scene, width > 0, height > 0 else { return nil }
    let depth = shown.depth(x: x * shown.width / width, y: y * shown.height / height)
    return depth.flatMap { $0 < 1 ? $0 : nil }
  }
}
