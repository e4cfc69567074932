/// A plane that cuts a model open, as files and command lines write it.
///
/// `x`, `y` or `z` is the axis across which it cuts, seen from the front: to the right, upward, to the
/// viewer. The side with the smaller coordinates stays, with a minus in front the other one. A place
/// may follow after a colon, as in `-z:12.5`.
public struct ModelSection: Hashable, Sendable {
  /// An axis of the model as it is seen from the front.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// To the right.
    case x
    /// Upward.
    case y
    /// To the viewer.
    case z
  }

  /// The axis that the plane is square to.
  public var axis: Axis
  /// Where it crosses the axis; nil for the middle of what is shown.
  public var place: Double?
  /// Whether the side with the greater coordinates stays.
  public var isFlipped: Bool

  /// Makes a plane.
  public init(_ axis: Axis, at place: Double? = nil, isFlipped: Bool = false) {
    self.axis = axis
    self.place = place
    self.isFlipped = isFlipped
  }

  /// Reads a plane as it is written; nil for what is none.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first else { return nil }
    let isFlipped = first.hasPrefix("-")
    guard let axis = Axis(rawValue: String(isFlipped ? first.dropFirst() : first)) else {
      return nil
    }
    self.init(axis, isFlipped: isFlipped)
    guard parts.count == 2 else { return }
    guard Self.isNumber(parts[1]), let place = Double(parts[1]) else { return nil }
    self.place = place
  }

  /// Whether a word is a plain decimal number of a sane length.
  private static func isNumber(_ word: Substring) -> Bool {
    let digits = word.hasPrefix("-") ? word.dropFirst() : word
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      (1...9).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) }
    }
  }

  /// The plane as it is written.
  public var text: String {
    let axis = (isFlipped ? "-" : "") + axis.rawValue
    guard let place else { return axis }
    return "\(axis):\(Int(exactly: place).map { "\($0)" } ?? "\(place)")"
  }

  /// What to say of a text that is no plane.
  public static func wrongText(_ text: String) -> String {
    "'\(text)' is no section. Write x, y or z, and a place if you like, as in x or -z:12.5."
  }
}
