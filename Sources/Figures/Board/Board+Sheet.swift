#if Drawing
internal import Drawing

extension Board {
  /// Draws what is on the board on a sheet.
  func draw(on sheet: Sheet) {
    for mark in marks {
      switch mark {
      case .fill(let outline, let pigment): sheet.fill(outline, with: pigment)
      case .line(let outline, let stroke, let pigment):
        sheet.draw(outline, stroke, with: pigment)
      case .text(let block, let x, let y, let pigment):
        sheet.write(block, x: x, y: y, by: typesetter, with: pigment)
      }
    }
  }
}
#endif
