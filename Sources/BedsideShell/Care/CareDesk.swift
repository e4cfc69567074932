public import BedsideCore
public import BedsideInsights
internal import BedsideSchedule
public import BedsideStore

/// What the commands on a participant's record share: the record, the content, and how to talk.
@MainActor
public struct CareDesk {
  /// The record.
  public var store: CareStore
  /// The study's content.
  public var content: any StudyContent
  /// Shows text and reads lines.
  public var renderer: Renderer
  /// Presents tasks.
  public var presenter: TaskPresenter
  /// Tells the time.
  public var clock: any Clock
  /// The languages in which the study's texts are given.
  public var languages: [LanguageTag] = []
  /// How numbers, dates, times and measures are written.
  public var conventions: Conventions
  /// Whether listings are JSON.
  public var isJSON: Bool
  /// Whether listings are records, one a line.
  public var isPlain = false
  /// Whether nobody may be asked anything.
  public var asksNothing: Bool
  /// What the participant is called where the store has several; nil where there is no other.
  public var participantName: String?
  /// What the participant is called besides their name in the store; nil where nothing is known.
  public var profileName: String?
  /// The side of the body that the care is about; nil where it is about neither.
  public var side: BodySide?
  /// Whether the record is only rehearsed.
  public var isRehearsal = false
  /// The command by which somebody else does what was typed to be done; nil where that is not known.
  var correction: CorrectingCommand?
  /// What the shell has shown of what is recorded; nil where no page stands before the person.
  var shown: ShownValues?
  /// Makes files outside the record.
  public var maker: any FileMaker = NewFiles()
  /// Finds what draws charts and documents, once something is to be drawn; nil where nothing does.
  public var findFigures: () -> (any FigureDrawing)? = { nil }
  /// The terminal as far as it shows pictures; nil where there is none.
  public var screen: (any PictureScreen)?
  /// Makes names for runs, each another one.
  public var makeRunID: () -> String

  /// Makes a desk.
  public init(
    store: CareStore, content: any StudyContent, renderer: Renderer, presenter: TaskPresenter,
    clock: any Clock, conventions: Conventions = Conventions(), isJSON: Bool = false,
    asksNothing: Bool = false, makeRunID: @escaping () -> String
  ) {
    self.store = store
    self.content = content
    self.renderer = renderer
    self.presenter = presenter
    self.clock = clock
    self.conventions = conventions
    self.isJSON = isJSON
    self.asksNothing = asksNothing
    self.makeRunID = makeRunID
  }

  var phrases: Phrases { renderer.phrases }

  /// Whether there is somebody to ask.
  var canAsk: Bool { renderer.console.isInteractive && !asksNothing }

  /// The language, the conventions and the time.
  public var context: AnswerContext {
    AnswerContext(
      phrases: phrases, conventions: conventions, zone: store.days.zone, now: clock.now(),
      today: store.today)
  }

  /// The mark between a number's whole part and its fraction.
  var decimalMark: Character { conventions.decimalMark }

  /// A moment as a person says it, in the participant's zone.
  func moment(_ instant: Instant) -> String {
    phrases.moment(store.days.zone.local(instant), conventions)
  }

  /// Says which lines of the store are damaged or missing, each once.
  func reportDamages() {
    let losses = store.takeLosses()
    let zone = store.days.zone
    let texts =
      store.takeDamages().map { phrases.message(for: $0) }
      + losses.files.flatMap { phrases.losses(of: $0, in: zone) + phrases.gaps(of: $0) }
      + losses.settings.compactMap { phrases.text(of: $0, in: zone) }
    renderer.show(
      texts.map { .line(StyledText(Sanitizer.cleanLine($0), .problem)) })
    if !losses.isEmpty { renderer.show(.hint(phrases(.verifySeeDoctor))) }
  }

  /// Does `body`, and says what kept it from being done.
  func reporting(_ body: () throws(CareError) -> ExitCode) -> ExitCode {
    do {
      return try body()
    } catch {
      return report(error)
    }
  }

  /// Shows `body`, all of it about the record as it is at one moment.
  func showing(_ body: () throws(CareError) -> ExitCode) -> ExitCode {
    reporting { () throws(CareError) in try store.atOneMoment(body) }
  }

  /// What to tell about a refusal, with the tasks' titles and days as they are written elsewhere.
  func message(for refusal: Refusal) -> String {
    // What an author can put right, a participant can only pass on.
    if case .contentChanged(let task, let version) = refusal {
      return phrases(.taskChanged, ["task": title(task), "version": String(version)])
    }
    return phrases.message(
      for: refusal, title: { title($0) }, day: { phrases.long($0) },
      correction: correction)
  }

  /// Says what kept something from being done.
  func report(_ error: CareError) -> ExitCode {
    // Whatever else it led to: that the records were erased says why.
    let error = store.isErased ? CareError.refused(.erased) : error
    switch error {
    case .refused(let refusal):
      renderer.show(.text(message(for: refusal), .problem))
      switch refusal {
      case .nothingRecorded, .noSuchValue: return .noSuchThing
      case .otherZone: return .usage
      default: return .badData
      }
    case .journal(let error):
      renderer.show(.text(phrases.message(for: error), .problem))
      return .cannotWrite
    case .draftInUse, .draftGone:
      renderer.show(.text(phrases.message(for: error), .problem))
      return .failure
    case .noSuchTask, .noSuchDraft:
      renderer.show(.text(phrases.message(for: error), .problem))
      return .noSuchThing
    }
  }
}
