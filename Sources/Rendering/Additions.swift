/// What the finish adds to the colours.
struct Additions: Hashable {
  /// Creases and gaps are darkened.
  var occlusion: Bool
  /// Transparent parts lie over the solid ones.
  var ghosts: Bool
  /// Parts that light goes through have lines too.
  var veils: Bool
  /// Some parts have a line around them.
  var outlines: Bool
  /// Edges are smoothed, where no pixel was sampled more than once.
  var smoothing: Bool
  /// Cut faces have a line around them.
  var caps: Bool
  /// Occlusion does not spread over the edges of parts.
  var isFine: Bool
  /// There is something behind the model.
  var backdrop: Bool
}
