public import BedsideCore

/// Something a person asks of the viewer, by whatever key or click.
public enum ViewerCommand: Hashable, Sendable {
  /// Go round the model, in degrees: `turn` to the model's left, `tilt` upward.
  case orbit(turn: Double, tilt: Double)
  /// Move the model, as a share of the picture's height: `x` to the right, `y` down.
  case pan(x: Float, y: Float)
  /// Bring the model closer by a factor.
  case zoom(Float)
  /// Look from one of the views with a name.
  case view(ModelView.Name)
  /// Fill the picture with the part at hand, or with all that is shown.
  case fit
  /// Go back to the view, the parts and the colours of the start or of the tour's stop.
  case reset

  /// Take the next part in hand.
  case nextPart
  /// Take the part before in hand.
  case previousPart
  /// Select the part at hand, or deselect it.
  case select
  /// Hide the part at hand, or show it again.
  case hide
  /// Show the part at hand alone, or all that was shown before.
  case isolate
  /// Make the part at hand transparent, or solid again.
  case ghost
  /// Make all but the part at hand transparent, or solid again.
  case ghostOthers
  /// Show every part.
  case showAll
  /// Fold the parts under the heading of the part at hand away in the list, or unfold them.
  case foldRegion
  /// Hide all parts under the heading of the part at hand, or show them.
  case hideRegion
  /// Look for a part by its name.
  case search
  /// Measure between two points, or put the measure away.
  case measure

  /// Bend the joint farther by so many degrees, or straighten it.
  case bend(by: Double)

  /// Cut the model open across the next axis, or close it after the last.
  case nextSection
  /// Move the section along its axis, by a share of the model's size.
  case moveSection(Float)
  /// Cut the other side away.
  case flipSection
  /// Leave the part at hand whole, or cut it again.
  case keepWhole

  /// Go to the next stop of the tour, or on when there is none.
  case forward
  /// Go to the stop before.
  case backward
  /// Go on behind the step, wherever in the tour one is, or say what that waits for.
  case goOn

  /// Show or hide the list of parts.
  case togglePartList
  /// Show or hide titles and captions.
  case toggleText
  /// Put names beside the marked parts, beside all, or beside none.
  case nextLabels
  /// Let more move by itself, or nothing.
  case nextMotion
  /// Take the next background.
  case toggleBackdrop
  /// Show or hide the help.
  case toggleHelp
  /// Close the help, or the measure, or else the viewer.
  case close
}
