/// Where a point lies relative to a sweep's centre line.
struct SweepLocation: Sendable {
  /// Number of the nearest sample, with a fraction between two.
  var sample: Double
  /// Distance from the first station along the centre line, mm.
  var travelled: Double
  /// Signed offset in the width direction.
  var across: Double
  /// Signed offset in the thickness direction.
  var through: Double
  /// Distance beyond either end; 0 between them.
  var beyond: Double
  var halfWidth: Double
  var halfThickness: Double
}
