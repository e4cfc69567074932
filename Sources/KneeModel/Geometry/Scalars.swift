// Small functions of numbers that shapes are described with.

func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double { min(max(value, low), high) }

/// `a` at t = 0, `b` at t = 1, in proportion between and beyond.
func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }

/// 0 below `low`, 1 above `high`, smooth between.
func smoothstep(_ low: Double, _ high: Double, _ value: Double) -> Double {
  let t = clamp((value - low) / (high - low), 0, 1)
  return t * t * (3 - 2 * t)
}

func hypotenuse(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

/// A bump of height one at the origin of the plane.
func bump(_ u: Double, _ v: Double) -> Double { exponential(-(u * u + v * v)) }

/// A smooth wave of period one between -1 and 1.
func wave(_ phase: Double) -> Double {
  let t = phase - phase.rounded(.down)
  let hump = t * (1 - t)
  return 32 * hump * hump - 1
}

/// Minimum with a fillet of size `k` where the arguments are nearly equal; never above either.
func smoothMin(_ a: Double, _ b: Double, _ k: Double) -> Double {
  let h = max(k - abs(a - b), 0)
  return min(a, b) - h * h / (4 * k)
}

/// Maximum with a chamfer of size `k` where the arguments are nearly equal; never below either.
func smoothMax(_ a: Double, _ b: Double, _ k: Double) -> Double { -smoothMin(-a, -b, k) }

/// Intersection of two regions whose common edge is rounded with radius `r`.
func roundedMax(_ a: Double, _ b: Double, _ r: Double) -> Double {
  min(max(a, b), -r) + hypotenuse(max(a + r, 0), max(b + r, 0))
}

/// Near-distance to an axis-aligned ellipse in the plane, good close to it.
func ellipseDistance(_ u: Double, _ v: Double, _ a: Double, _ b: Double) -> Double {
  let k0 = hypotenuse(u / a, v / b)
  let k1 = hypotenuse(u / (a * a), v / (b * b))
  return k1 > 1e-9 ? k0 * (k0 - 1) / k1 : -min(a, b)
}
