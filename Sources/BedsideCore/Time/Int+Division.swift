extension Int {
  /// The quotient rounded down, so that times before 1970 fall into the right second and day.
  func dividedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
