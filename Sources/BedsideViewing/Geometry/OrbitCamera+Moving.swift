public import BedsideCore

extension OrbitCamera {
  /// Goes round by `turn` and up by `tilt`, stopping right above and right below.
  public mutating func orbit(turn: Angle, tilt: Angle) {
    self.turn = (self.turn + turn).normalized
    let quarter = Angle(degrees: 90)
    self.tilt = min(max(self.tilt + tilt, quarter * -1), quarter)
  }

  /// Moves the model by points to the right and down.
  public mutating func pan(x: Float, y: Float, in viewport: Viewport) {
    let (right, up, _) = axes
    target += (up * y - right * x) * unitsPerPoint(in: viewport)
  }

  /// Brings the model closer by `factor`, keeping what is under `point` in its place.
  ///
  /// The distance stays between `nearest` and `farthest`.
  public mutating func zoom(
    by factor: Float, at point: SIMD2<Float>? = nil, in viewport: Viewport,
    between limits: ClosedRange<Float>
  ) {
    let wanted = min(max(distance / factor, limits.lowerBound), limits.upperBound)
    let kept = wanted / distance
    if let point {
      let offset = point - viewport.free.center
      let (right, up, _) = axes
      let units = unitsPerPoint(in: viewport)
      target += (right * offset.x - up * offset.y) * (units * (1 - kept))
    }
    distance = wanted
  }

  /// Looks at the middle of `box` from where the whole of it is seen, with a little air around it.
  public mutating func fit(_ box: Box, in viewport: Viewport, zoom: Float = 1) {
    let (right, up, back) = axes
    let free = viewport.free
    let slope = Float((Self.fieldOfView * 0.5).tangent) * Self.filled
    let slopes = SIMD2(slope * free.width / free.height, slope)
    target = box.center
    var needed: Float = 0
    for corner in box.corners {
      let offset = corner - target
      let across = abs(SIMD2(offset.dot(right), offset.dot(up))) / slopes
      needed = max(needed, offset.dot(back) + across.max())
    }
    distance = max(needed, box.radius * 0.01, .leastNormalMagnitude) / zoom
  }

  /// Looks from `view` and holds all of `box`.
  public mutating func look(from view: ModelView, at box: Box, in viewport: Viewport) {
    switch view {
    case .named(let name):
      (turn, tilt) = Self.angles(of: name)
      fit(box, in: viewport)
    case .angles(let turn, let tilt, let zoom):
      self.turn = Angle(degrees: turn).normalized
      self.tilt = Angle(degrees: min(max(tilt, -90), 90))
      fit(box, in: viewport, zoom: Float(zoom))
    }
  }

  /// The angles of a view with a name.
  public static func angles(of name: ModelView.Name) -> (turn: Angle, tilt: Angle) {
    switch name {
    case .front: (.zero, .zero)
    case .back: (Angle(degrees: 180), .zero)
    case .left: (Angle(degrees: 90), .zero)
    case .right: (Angle(degrees: -90), .zero)
    case .top: (.zero, Angle(degrees: 90))
    case .bottom: (.zero, Angle(degrees: -90))
    case .iso: (Angle(degrees: 45), Angle(degrees: 35.264))
    }
  }

  /// How much of the free part a fitted box fills.
  static let filled: Float = 0.9

  /// How many of the model's units one point measures at the target.
  public func unitsPerPoint(in viewport: Viewport) -> Float {
    2 * distance * Float((Self.fieldOfView * 0.5).tangent) / viewport.free.height
  }
}

private func abs(_ value: SIMD2<Float>) -> SIMD2<Float> {
  SIMD2(Swift.abs(value.x), Swift.abs(value.y))
}
