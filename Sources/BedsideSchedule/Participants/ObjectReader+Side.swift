public import BedsideCore

extension ObjectReader {
  /// Reads the side of the body that a study or a participant's care is about; nil where it is absent or
  /// wrong.
  public mutating func side() -> BodySide? {
    guard let word = string("side") else { return nil }
    if let side = BodySide(rawValue: word) { return side }
    problem(wrongWord(word, for: "side", among: BodySide.allCases.map(\.rawValue)), at: "side")
    return nil
  }
}
