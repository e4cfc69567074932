internal import BedsideCore

extension Frame {
  /// The frame for a screen without colours: what is marked, selected or at hand is bright, and the
  /// rest steps back, as far as anything is.
  public func withoutColors(_ session: ViewingSession) -> Frame {
    let hand = [session.focus, session.selection].compactMap(\.self)
    let meant = hand.isEmpty ? session.highlighted : Set(hand)
    guard !meant.isEmpty else { return self }
    var frame = self
    for part in parts.indices {
      let isMeant = meant.contains(part)
      frame.parts[part].tint =
        isMeant
        ? ModelColor(red: 255, green: 255, blue: 255) : ModelColor(red: 40, green: 40, blue: 40)
      frame.parts[part].tintShare = isMeant ? 0.8 : 0.6
      frame.parts[part].outline = nil
    }
    return frame
  }
}
