/// What a person is told of a command: mostly why it did nothing.
public enum Notice: Hashable, Sendable {
  /// Going on waits for a selection.
  case selectFirst
  /// Going on waits for the rest of the tour.
  case seeTourFirst(seen: Int, of: Int)
  /// Going on waits for another part than the one that is selected.
  case otherPartAsked(name: String)
  /// No part is at hand to do it to.
  case choosePartFirst
  /// Nothing can be selected in this step.
  case nothingToSelect
  /// No part has a name like the one that was typed.
  case nothingFound
  /// There is nothing of the model where a point was to be measured.
  case nothingToMeasure
  /// Only a window can be measured in.
  case measuredInWindow
  /// This much moves by itself from now on.
  case moves(Movement)
  /// These parts have their names beside them from now on.
  case labels(Labels)
  /// The model does not bend.
  case noJoint
  /// There is no section to move, to turn round or to keep a part out of.
  case cutFirst
}
