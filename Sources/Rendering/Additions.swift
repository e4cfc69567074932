/// What the finish adds to the colours.
struct Additions: Hashable {
  var occlusion: Bool
  var outlines: Bool
}
