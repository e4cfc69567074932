internal import BedsideCore

extension ViewingSession {
  /// Finds what of the model is seen at a point of the picture, in the coordinates of the picture.
  public typealias Probe = (SIMD2<Float>) -> Vector?

  /// Begins to measure, or puts the measure away.
  mutating func toggleMeasuring() {
    guard canMeasure else { return notice = .measuredInWindow }
    if measurement != nil {
      measurement = nil
    } else {
      measurement = Measurement(points: [], cursor: viewport.free.center)
    }
  }

  /// Does what a key means while points are chosen; false for keys that mean what they always do.
  mutating func measure(_ key: Key, probing probe: Probe) -> Bool {
    guard let measurement, measurement.isTaking else { return false }
    guard case .named(let name, let shift) = key else { return false }
    let step: Float = shift ? 1 : 12
    switch name {
    case .left: moveCursor(SIMD2(-step, 0))
    case .right: moveCursor(SIMD2(step, 0))
    case .up: moveCursor(SIMD2(0, -step))
    case .down: moveCursor(SIMD2(0, step))
    case .enter: choose(measurement.cursor.flatMap(probe))
    case .backspace where !measurement.points.isEmpty: self.measurement?.points.removeLast()
    default: return false
    }
    return true
  }

  private mutating func moveCursor(_ way: SIMD2<Float>) {
    guard let cursor = measurement?.cursor else { return }
    notice = nil
    let moved = cursor + way
    measurement?.cursor = SIMD2(
      min(max(moved.x, 0), viewport.width), min(max(moved.y, 0), viewport.height))
  }

  /// Takes a point of the model for the measure; nil says that there is none.
  mutating func choose(_ point: Vector?) {
    guard let point else { return notice = .nothingToMeasure }
    notice = nil
    measurement?.points.append(point)
    if measurement?.isTaking == false { measurement?.cursor = nil }
  }

  /// What is said of the measure: what to do next, or the distance.
  public var measuredText: String? {
    guard let measurement else { return nil }
    guard let distance = measurement.distance else {
      return phrases(measurement.points.isEmpty ? .measureFirst : .measureSecond)
    }
    return phrases(.distance, ["distance": length(distance)])
  }

  /// A length in the model's unit, with three digits that count.
  func length(_ length: Float) -> String {
    if model.scale != 1 { return extremeLength(Double(length) * model.scale) }
    let digits: Double = length < 9.995 ? 100 : length < 99.95 ? 10 : 1
    let rounded = (Double(length) * digits).rounded() / digits
    let text = DecimalText.text(of: rounded, decimalMark: phrases.decimalMark)
    return model.unit.map { "\(text)\u{A0}\($0)" } ?? text
  }

  /// A place along an axis, in the model's unit, to less than a hundredth of the model's size.
  func place(_ place: Double) -> String {
    if model.scale != 1 {
      return place < 0 ? "-" + extremeLength(-place) : extremeLength(place)
    }
    let size = Double((model.box.maximum - model.box.minimum).max())
    var digits = 1.0
    while size * digits < 300 && digits < 1e9 { digits *= 10 }
    let text = DecimalText.text(
      of: (place * digits).rounded() / digits, decimalMark: phrases.decimalMark)
    return model.unit.map { "\(text)\u{A0}\($0)" } ?? text
  }

  /// A length with a power of ten, for models larger than the sun or smaller than an atom.
  private func extremeLength(_ length: Double) -> String {
    var (mantissa, exponent) = (length, 0)
    while mantissa >= 9.995 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa > 0 && mantissa < 0.9995 {
      (mantissa, exponent) = (mantissa * 10, exponent - 1)
    }
    let rounded = (mantissa * 100).rounded() / 100
    let text = DecimalText.text(of: rounded, decimalMark: phrases.decimalMark) + "e\(exponent)"
    return model.unit.map { "\(text)\u{A0}\($0)" } ?? text
  }
}

extension Phrases {
  /// The decimal mark of the viewer's languages.
  fileprivate var decimalMark: Character { language == "de" ? "," : "." }
}
