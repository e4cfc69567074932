internal import BedsideCore

/// All panels over a picture, and what can be clicked on them.
public struct Overlay {
  /// The panels, from the back to the front.
  public private(set) var panels: [Panel] = []
  /// What belongs to the picture rather than to the window, and lies under the panels: names beside
  /// parts and what is measured.
  public private(set) var marks: [Panel] = []
  /// How much of the picture they cover along its edges.
  public private(set) var insets = Viewport.Insets()
  private var hotspots: [(frame: Rect, target: PointerTarget)] = []

  let session: ViewingSession
  let isInteractive: Bool
  var phrases: Phrases { session.phrases }
  let measure: any TextMeasuring

  /// The distance between panels, and from the edges.
  static let margin: Float = 14
  /// The distance from a panel's edge to its text.
  static let padding: Float = 14

  /// Lays the panels of a session out.
  ///
  /// `pointer` is where the pointer is, if it is in the window; a picture that nobody can click on
  /// is not interactive and has no buttons.
  public init(
    _ session: ViewingSession, measure: any TextMeasuring, pointer: SIMD2<Float>? = nil,
    isInteractive: Bool = true
  ) {
    self.session = session
    self.isInteractive = isInteractive
    self.measure = measure
    if session.showsPartList || session.search != nil { addPartList() }
    if session.showsText {
      addTitle()
      addCaption()
      addPartCard()
    }
    if session.showsText { addJoint() }
    addNotice()
    addMeasureCard()
    if let pointer { addHoverName(at: pointer) }
    guard isInteractive else { return }
    if session.showsHelp { addHelp() } else { addHelpHint() }
  }

  /// What of the panels is at a point; nil where only the picture is.
  public func target(at point: SIMD2<Float>) -> PointerTarget? {
    if let hit = hotspots.last(where: { $0.frame.contains(point) }) { return hit.target }
    return panels.contains { $0.frame.contains(point) } ? .panel : nil
  }

  mutating func add(_ panel: Panel) { panels.append(panel) }

  mutating func add(marks more: [Panel]) { marks += more }

  /// Makes a place on a panel clickable.
  mutating func add(_ target: PointerTarget, at frame: Rect, on panel: Rect) {
    hotspots.append(
      (
        Rect(
          x: panel.x + frame.x, y: panel.y + frame.y, width: frame.width, height: frame.height),
        target
      ))
  }

  mutating func cover(left: Float = 0, top: Float = 0, bottom: Float = 0) {
    insets.left = max(insets.left, left)
    insets.top = max(insets.top, top)
    insets.bottom = max(insets.bottom, bottom)
  }

  /// The room beside the list of parts.
  var room: Rect {
    let left = insets.left
    return Rect(
      x: left, y: 0, width: session.viewport.width - left, height: session.viewport.height)
  }

  func height(of text: PanelText, width: Float) -> Float {
    measure.size(of: text, width: width).height
  }
}
