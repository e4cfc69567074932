/// The words of the viewer's own: everything it shows that comes from neither a model nor a step.
public struct ViewerPhrases: Sendable {
  /// The heading of the list of parts.
  public var parts = "Parts"
  /// The heading of the parts that stand under no other.
  public var otherParts = "Other"
  /// The heading of the help.
  public var help = "Keys and mouse"
  /// The button that opens the help.
  public var helpHint = "?  Help"
  /// The button to the first stop of the tour.
  public var beginTour = "Start the tour"
  /// The button to the next stop.
  public var next = "Next"
  /// The button to the stop before.
  public var back = "Back"
  /// The button that leaves the step.
  public var goOn = "Continue"
  /// The button that ends the tour when somebody just looks.
  public var endTour = "End the tour"
  /// What is said of the selected part.
  public var selected = "Selected"
  /// What is said of a part that is not solid.
  public var hidden = "Hidden"
  /// What is said of a part that is transparent.
  public var ghosted = "See-through"
  /// What is said when no part is at hand.
  public var choosePartFirst = "Point at a part or press Tab to choose one first."
  /// What is said when going on waits for a selection.
  public var selectFirst = "Select a part to go on: click it, or press Tab and Enter."
  /// What is said when going on waits for the tour, of how many stops were seen.
  public var seeTourFirst: @Sendable (_ seen: Int, _ count: Int) -> String = { seen, count in
    "Look at the whole tour to go on: \(seen) of \(count) stops seen."
  }
  /// Where in the tour one is.
  public var place: @Sendable (_ stop: Int, _ count: Int) -> String = { "\($0) of \($1)" }
  /// What a line of the help says.
  public var topic: @Sendable (Binding.Topic) -> String = ViewerPhrases.englishTopic
  /// What the mouse does: the movement and its effect.
  public var mouse = [
    ("Drag", "Turn the model"),
    ("Right or Shift drag", "Move the model"),
    ("Wheel or Ctrl drag", "Zoom where the pointer is"),
    ("Click", "Select a part; again, or beside it: deselect"),
    ("Double click", "Fill the picture with a part"),
  ]

  /// The English words.
  public static let english = ViewerPhrases()

  /// Makes the English words.
  public init() {}

  /// What to say of a command that did nothing.
  public func text(of notice: Notice) -> String {
    switch notice {
    case .choosePartFirst: choosePartFirst
    case .selectFirst: selectFirst
    case .seeTourFirst(let seen, let count): seeTourFirst(seen, count)
    }
  }

  private static func englishTopic(_ topic: Binding.Topic) -> String {
    switch topic {
    case .tour: "Next and previous stop of the tour"
    case .turn: "Turn the model"
    case .move: "Move the model"
    case .zoom: "Closer and farther"
    case .sides: "Front, back, left, right, top, bottom"
    case .corner: "View from a corner"
    case .fit: "Fill the picture with the part or all"
    case .reset: "Reset the view"
    case .pickPart: "Next and previous part"
    case .select: "Select the part"
    case .hide: "Hide or show the part"
    case .isolate: "Show the part alone"
    case .ghost: "Make the part see-through"
    case .ghostOthers: "Make all other parts see-through"
    case .showAll: "Show all parts"
    case .partList: "List of parts"
    case .text: "Titles and captions"
    case .backdrop: "Light, dark or black background"
    case .help: "This help"
    case .close: "Close"
    }
  }
}
