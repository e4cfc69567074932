/// A share in whole percent, rounded as people do, but 100 only for all and 0 only for nothing.
public enum WholePercent {
  /// The percentage of `part` of `whole`; 0 where there is nothing of which it could be a part.
  public static func of(_ part: Int, in whole: Int) -> Int {
    guard whole > 0, part > 0 else { return 0 }
    return of(Double(part) / Double(whole))
  }

  /// The percentage of a share, which may be more than one.
  public static func of(_ share: Double) -> Int {
    guard share.isFinite, share > 0 else { return 0 }
    let percent = (share * 100).rounded()
    if share < 1 { return Int(min(99, max(1, percent))) }
    return Int(exactly: min(percent, Self.most)) ?? 100
  }

  /// More than this says no more.
  private static let most = 1e15
}
