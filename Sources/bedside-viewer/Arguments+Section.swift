import BedsideViewing

extension Arguments {
  /// A plane that the model is cut at.
  struct Section: Equatable {
    var axis: SectionPlane.Axis
    var offset: Float?
    var isFlipped = false
  }

  /// Reads an axis, with a minus to keep its other side and a place after a colon.
  static func section(_ text: String) throws(Failure) -> Section {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let isFlipped = parts[0].hasPrefix("-")
    let offset = parts.count == 2 ? Float(parts[1]) : nil
    guard let axis = SectionPlane.Axis(rawValue: String(parts[0].dropFirst(isFlipped ? 1 : 0))),
      parts.count == 1 || offset?.isFinite == true
    else {
      throw .usage(
        "'\(text)' is no section. Write x, y or z, and a place if you like, as in x or -z:12.5.")
    }
    return Section(axis: axis, offset: offset, isFlipped: isFlipped)
  }
}
