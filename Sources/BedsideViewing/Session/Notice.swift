/// Why a command did nothing, as far as a person should be told.
public enum Notice: Hashable, Sendable {
  /// Going on waits for a selection.
  case selectFirst
  /// Going on waits for the rest of the tour.
  case seeTourFirst(seen: Int, of: Int)
  /// No part is at hand to do it to.
  case choosePartFirst
  /// The model does not bend.
  case noJoint
  /// There is no section to move, to turn round or to keep a part out of.
  case cutFirst
}
