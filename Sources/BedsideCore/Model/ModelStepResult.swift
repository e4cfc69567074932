/// What a person did with a model: the viewer's answer to a `ModelStep`.
///
/// ORKUSDZModelManagerResult with times. `selected` holds every selection in order; a part that was
/// selected, deselected and selected again stands in it twice, and deselecting leaves no entry.
public struct ModelStepResult: Hashable, Sendable {
  /// How the viewer was left.
  public var finish: Finish
  /// The selections, oldest first.
  public var history: [Selection]
  /// The part that was selected at the end.
  public var selectedAtClose: String?
  /// The parts whose names and captions were shown, in this order, each once.
  public var looked: [String]
  /// How much of the tour was seen; nil where there is none.
  public var stops: Stops?
  /// How long the model was on the screen.
  public var seconds: Double

  /// The names of `history`, in the same order.
  public var selected: [String] { history.map(\.part) }

  /// How the viewer was left.
  public enum Finish: String, Hashable, Sendable, CaseIterable {
    /// The person closed it without going on.
    case closed
    /// The person went on, or the selection ended the step.
    case continued
  }

  /// How much of a tour was seen.
  public struct Stops: Hashable, Sendable {
    /// How many of its stops were seen.
    public var seen: Int
    /// How many it has.
    public var count: Int

    /// Makes a count of stops.
    public init(seen: Int, of count: Int) {
      self.seen = seen
      self.count = count
    }
  }

  /// One selection.
  public struct Selection: Hashable, Sendable {
    /// The name of the part's object.
    public var part: String
    /// When, in seconds since the model appeared.
    public var at: Double

    /// Makes an entry of the history.
    public init(part: String, at: Double) {
      self.part = part
      self.at = at
    }
  }

  /// Makes a result.
  public init(
    finish: Finish, history: [Selection] = [], selectedAtClose: String? = nil,
    looked: [String] = [], stops: Stops? = nil, seconds: Double
  ) {
    self.finish = finish
    self.history = history
    self.selectedAtClose = selectedAtClose
    self.looked = looked
    self.stops = stops
    self.seconds = seconds
  }
}
