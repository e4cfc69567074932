/// A station of a meniscus seen from above: the middle of the rim, its width, and the height of
/// its outer edge; mm.
struct MeniscusRim: Sendable {
  var x: Double
  var z: Double
  var width: Double
  var height: Double

  /// From front root to back root, open towards the middle of the knee.
  static let medial = [
    MeniscusRim(x: -3.4, z: 19.8, width: 5, height: 1.0),
    MeniscusRim(x: -12.5, z: 19.7, width: 6, height: 2.6),
    MeniscusRim(x: -22.3, z: 17.2, width: 4.2, height: 4.2),
    MeniscusRim(x: -30.0, z: 10.2, width: 7, height: 4.6),
    MeniscusRim(x: -32.8, z: -0.5, width: 8.2, height: 4.6),
    MeniscusRim(x: -31, z: -11.5, width: 11.6, height: 5),
    MeniscusRim(x: -22.5, z: -19, width: 11.6, height: 5),
    MeniscusRim(x: -12.5, z: -18.2, width: 9.2, height: 3.4),
    MeniscusRim(x: -3.4, z: -13.2, width: 5.4, height: 1.0),
  ]

  /// From front root to back root, nearly a ring.
  static let lateral = [
    MeniscusRim(x: 7.1, z: 8.2, width: 5.5, height: 1.0),
    MeniscusRim(x: 13.4, z: 10.6, width: 8.4, height: 2.4),
    MeniscusRim(x: 21, z: 10.8, width: 10.2, height: 4.2),
    MeniscusRim(x: 28.6, z: 6.4, width: 10.4, height: 4.6),
    MeniscusRim(x: 31.4, z: -2, width: 10.4, height: 4.6),
    MeniscusRim(x: 28.6, z: -10.4, width: 10.4, height: 5.2),
    MeniscusRim(x: 21, z: -14.6, width: 10.2, height: 5.8),
    MeniscusRim(x: 12.4, z: -13.4, width: 8.4, height: 3.8),
    MeniscusRim(x: 4.2, z: -8.4, width: 5.2, height: 1.0),
  ]
}
