/// How the straight distance between a ligament's footprints changes as the knee bends.
public struct Stretch: Sendable {
  /// The flexions at which it is measured, degrees.
  public static let flexions = [0.0, 30, 60, 90, 120]

  /// The ligament or its bundle.
  public let name: String
  /// The distances at these flexions, mm.
  public let lengths: [Double]
  /// By how many percent studies and common anatomy let it change from 0° to 90°.
  public let known: ClosedRange<Double>

  init(_ name: String, in known: ClosedRange<Double>, _ lengths: [Double]) {
    self.name = name
    self.lengths = lengths
    self.known = known
  }

  /// By how many percent the first length changes, at each flexion.
  public var changes: [Double] {
    guard let rest = lengths.first, rest > 0 else { return lengths.map { _ in .nan } }
    return lengths.map { 100 * ($0 / rest - 1) }
  }

  /// Whether the change from 0° to 90° is as it should be.
  public var isInRange: Bool {
    guard let place = Stretch.flexions.firstIndex(of: 90), place < changes.count else {
      return false
    }
    return known.contains(changes[place])
  }
}
