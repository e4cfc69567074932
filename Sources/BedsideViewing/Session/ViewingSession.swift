public import BedsideCore

/// Somebody looking at a model: what is shown, from where, what was selected, and what comes next.
///
/// A value that knows neither a window nor a clock: commands and pointer events go in with their
/// times, in seconds since the model appeared, and a `Frame` to draw comes out.
public struct ViewingSession: Sendable {
  /// The model.
  public let model: ViewedModel
  /// What the shell asked for; nil when somebody just looks.
  public let step: ModelStep?
  /// The stops of the tour.
  public let tour: [TourStop]
  /// The viewer's own words.
  public let phrases: Phrases

  /// How much of each part is seen.
  public internal(set) var visibility: [Visibility]
  /// The parts that stand out.
  public internal(set) var highlighted: Set<Int>
  /// The part that is selected.
  public internal(set) var selection: Int?
  /// Every selection so far.
  public internal(set) var history: [ModelStepResult.Selection] = []
  /// The part at hand: the one whose name and caption are shown and that commands act on.
  public internal(set) var focus: Int?
  /// The part under the pointer.
  public internal(set) var hover: Int?

  /// The stop of the tour; nil before its beginning.
  public internal(set) var stop: Int?
  /// The stops that were seen.
  public internal(set) var seenStops: Set<Int> = []

  /// Whether the list of parts is shown.
  public var showsPartList: Bool
  /// The headings whose parts are folded away in the list; nil is that of parts without one.
  public internal(set) var foldedRegions: Set<String?> = []
  /// The search for a part that is going on.
  public internal(set) var search: PartSearch?
  /// Which parts have their names beside them.
  public var labels = Labels.marked
  /// What is being measured, or was.
  public internal(set) var measurement: Measurement?
  /// Whether points of the model can be told from points of the picture, which measuring needs.
  public var canMeasure = false
  /// How many rows of the list are scrolled away.
  public internal(set) var scrolledRows = 0
  /// Whether titles and captions are shown.
  public var showsText = true
  /// Whether the help is shown.
  public internal(set) var showsHelp = false
  /// How many rows of the help are scrolled away.
  public internal(set) var helpRow = 0
  /// The background.
  public var backdrop = Backdrop.light
  /// The plane that cuts the model open; nil when it is whole.
  public internal(set) var section: SectionPlane?
  /// Why the last command did nothing; nil when it did something.
  public internal(set) var notice: Notice?

  /// The size of the picture.
  public internal(set) var viewport: Viewport
  /// Where the camera is, or goes to.
  public internal(set) var camera: OrbitCamera
  /// The way of the camera, while it moves by itself.
  public internal(set) var move: CameraMove?
  /// The way of the camera while the model turns on after it was let go.
  public internal(set) var coast: Coast?
  /// How much moves by itself.
  public var motion = Movement.gentle
  /// Whether the camera moves to a new view instead of jumping.
  public var animates: Bool {
    get { motion != .none }
    set { motion = newValue ? .gentle : .none }
  }
  /// How far the joint is bent, or goes to be, in degrees.
  public internal(set) var flexion = 0.0
  /// The way of the joint, while it moves by itself.
  var bending: Bending?
  /// Where the joint's bodies are; nil until it was bent.
  var jointTable: JointTable?
  /// How the viewer was left; nil while it is open.
  public internal(set) var finish: ModelStepResult.Finish?

  /// The parts that were at hand so far, each once.
  var looked: [Int] = []
  /// Whether the list shows the row of the part at hand, wherever it was scrolled to.
  var followsFocus = false
  /// What the camera was last asked to hold; nil once a person has moved it.
  var goal: CameraGoal?
  /// What was shown before a part was shown alone.
  var beforeIsolating: [Visibility]?
  /// The drag of the pointer that is going on.
  var drag: Drag?
  /// When and where the last click was, to know a double click.
  var lastClick: (time: Double, target: PointerTarget)?

  /// Begins to look at a model; a step says what may be done with it.
  public init(
    _ model: ViewedModel, step: ModelStep? = nil, viewport: Viewport, phrases: Phrases = .english
  ) {
    self.model = model
    self.phrases = phrases
    self.step = step
    self.viewport = viewport
    tour = step?.tour ?? model.tour
    visibility = model.startingVisibility
    highlighted = model.parts(named: step?.highlight ?? [])
    showsPartList = viewport.width >= 760
    let shown = model.box(of: visibility) ?? model.box
    let goal = CameraGoal(view: nil, box: shown)
    self.goal = goal
    camera = OrbitCamera(holding: shown, in: viewport)
    if model.isMirrored {
      camera.turn = camera.turn * -1
      camera.fit(shown, in: viewport)
    }
    if let flexion = step?.flexion { bend(to: flexion) }
  }

  /// Whether parts can be selected.
  public var allowsSelection: Bool { step?.allowsSelection ?? true }

  /// What was done, once the viewer was left after `seconds`.
  public func result(after seconds: Double) -> ModelStepResult {
    ModelStepResult(
      finish: finish ?? .closed, history: history,
      selectedAtClose: selection.map { model.parts[$0].id },
      looked: looked.map { model.parts[$0].id },
      stops: tour.isEmpty ? nil : .init(seen: seenStops.count, of: tour.count),
      seconds: Self.rounded(seconds))
  }

  /// The names of the step and the tour that no part has, and what to say of them.
  public var unknownNames: [String] {
    let ofTour = tour.flatMap { ($0.parts ?? []) + $0.ghost + $0.highlight }
    var seen: Set<String> = []
    return ((step?.highlight ?? []) + (step?.accepts ?? []) + ofTour)
      .filter { model.part(named: $0) == nil && seen.insert($0).inserted }
      .map(model.unknownPart)
  }

  /// To the millisecond, which is finer than anybody clicks.
  static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}

extension ViewedModel {
  /// What is shown before anybody has changed it.
  var startingVisibility: [Visibility] { parts.map { $0.startsHidden ? .hidden : .shown } }

  /// The parts that fill the picture: the solid ones that are seen, else the transparent ones.
  func filling(_ visibility: [Visibility]) -> [Int] {
    let solid = parts.indices.filter { visibility[$0] == .shown }
    return solid.isEmpty ? parts.indices.filter { visibility[$0] == .ghosted } : solid
  }

  /// The box around all parts that are seen, the solid ones if there are any.
  func box(of visibility: [Visibility]) -> Box? {
    Box.around(filling(visibility).map { parts[$0].box })
  }
}
