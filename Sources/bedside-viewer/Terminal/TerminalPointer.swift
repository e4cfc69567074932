import BedsideViewing
import TerminalPictures

/// What a mouse does in a terminal, in the terms of a session.
struct TerminalPointer {
  /// What it does.
  let event: PointerEvent
  /// Where, in points of the picture.
  let point: SIMD2<Float>
  /// Where in the picture, as a share of its width and height; nil beside it.
  let cell: SIMD2<Float>?

  init(_ report: MouseReport, _ page: TerminalPage, _ viewport: Viewport) {
    event =
      switch report.action {
      case .pressed(let button):
        .pressed(Self.button(button), shift: report.shift, control: report.control)
      case .released(let button): .released(Self.button(button))
      case .moved: .moved
      case .scrolled(let notches): .scrolled(Float(notches))
      }
    guard let frame = page.picture else {
      (point, cell) = (.zero, nil)
      return
    }
    let share = SIMD2(
      (Float(report.column - frame.column) + 0.5) / Float(frame.columns),
      (Float(report.row - frame.row) + 0.5) / Float(frame.rows))
    point = share * SIMD2(viewport.width, viewport.height)
    cell = frame.contains(column: report.column, row: report.row) ? share : nil
  }

  private static func button(_ number: Int) -> PointerEvent.Button {
    switch number {
    case 0: .primary
    case 1: .middle
    default: .secondary
    }
  }
}
