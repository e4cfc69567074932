/// Which of the renderer's programs.
enum ProgramKey: Hashable {
  case solid(SurfaceShader.Variant)
  case ghost(SurfaceShader.Variant)
  case veil(SurfaceShader.Variant)
  /// The numbers of clear parts.
  case number(SurfaceShader.Variant)
  /// Nothing but the place, for counting.
  case shape(SurfaceShader.Variant)
  case cap(CapShader.Pass)
  case stroke(SurfaceShader.Variant)
  case occlusion
  case occlusionSmoothing
  case composite(Additions)

  /// What the driver's complaints call it.
  var name: String {
    switch self {
    case .solid: "solid"
    case .ghost: "ghost"
    case .veil: "veil"
    case .number: "number"
    case .shape: "shape"
    case .cap: "cap"
    case .stroke: "stroke"
    case .occlusion: "occlusion"
    case .occlusionSmoothing: "smoothing"
    case .composite: "composite"
    }
  }

  var vertex: String {
    switch self {
    case .solid(let variant), .ghost(let variant), .veil(let variant), .number(let variant),
      .shape(let variant), .stroke(let variant):
      SurfaceShader.vertex(variant)
    case .cap: CapShader.vertex
    case .occlusion, .occlusionSmoothing, .composite: PictureShader.vertex
    }
  }

  var fragment: String {
    switch self {
    case .solid(let variant): SurfaceShader.solid(variant)
    case .ghost(let variant): SurfaceShader.ghost(variant)
    case .veil(let variant): SurfaceShader.veil(variant)
    case .stroke: StrokeShader.fragment
    case .number(let variant): SurfaceShader.number(variant)
    case .shape: SurfaceShader.shape
    case .cap(let pass): CapShader.fragment(pass)
    case .occlusion: OcclusionShader.fragment
    case .occlusionSmoothing: OcclusionShader.smoothing
    case .composite(let additions): CompositeShader.fragment(additions)
    }
  }
}
