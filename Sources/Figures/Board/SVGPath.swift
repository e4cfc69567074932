#if Drawing
internal import Drawing

/// The steps of a shape as SVG writes them, each from the place before it.
struct SVGPath {
  /// The steps.
  private(set) var text = ""
  /// The place before, in hundredths: what is rounded there does not add up.
  private var place = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  /// Whether lengths are written in hundredths, without a point.
  private let isHundredths: Bool

  init(_ outline: Outline, isHundredths: Bool = false) {
    self.isHundredths = isHundredths
    for step in outline.steps { add(step) }
  }

  private mutating func add(_ step: Outline.Step) {
    switch step {
    case .move(let x, let y):
      add("m", [(x, y)])
      start = place
    case .line(let x, let y): add("l", [(x, y)])
    case .curve(let x1, let y1, let x2, let y2, let x, let y):
      // Most letters are made of quadratic curves, which are shorter to write.
      let (fromX, fromY) = (Double(place.x) / 100, Double(place.y) / 100)
      let first = (x: (3 * x1 - fromX) / 2, y: (3 * y1 - fromY) / 2)
      let second = (x: (3 * x2 - x) / 2, y: (3 * y2 - y) / 2)
      if abs(first.x - second.x) < Self.fine, abs(first.y - second.y) < Self.fine {
        add("q", [((first.x + second.x) / 2, (first.y + second.y) / 2), (x, y)])
      } else {
        add("c", [(x1, y1), (x2, y2), (x, y)])
      }
    case .close:
      text += "z"
      place = start
    }
  }

  private mutating func add(_ letter: String, _ places: [(Double, Double)]) {
    text += letter
    var isFirst = true
    var end = place
    for (x, y) in places {
      end = (Self.hundredths(x), Self.hundredths(y))
      for number in [end.x - place.x, end.y - place.y] {
        // A minus keeps numbers apart as well as a blank.
        if !isFirst, number >= 0 { text += " " }
        isFirst = false
        text += isHundredths ? "\(number)" : SVGFile.text(Double(number) / 100)
      }
    }
    place = end
  }

  /// What is no difference, in points.
  private static let fine = 0.02

  static func hundredths(_ number: Double) -> Int {
    number.isFinite ? Int(max(-1e9, min(1e9, (number * 100).rounded()))) : 0
  }
}
#endif
