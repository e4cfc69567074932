public import BedsideCore
public import BedsideExchange
public import BedsideInsights
public import BedsideStore

/// The machine that a program runs on, as far as the shell has to know it.
///
/// What takes time to find and is seldom needed is found when it is needed.
@MainActor
public struct ProgramHost {
  /// What writes a calendar as a file's text; nil where that fails.
  public typealias CalendarWriting = (StudyCalendar, Instant) -> String?
  /// What puts parts that stand in one file together into an archive in another.
  public typealias ArchiveMaking = (
    _ parts: [ArchivePart], _ from: ScratchFile, _ archive: ScratchFile, Instant
  ) throws(SystemError) -> Void

  /// Where lines come from and text goes.
  public var console: any Console
  /// Which channels lead to a terminal.
  public var terminals: Set<OutputChannel>
  /// The environment's variables.
  public var environment: [String: String]
  /// What reads files.
  public var files: any FileReader
  /// What makes files that are not there yet.
  public var maker: any FileMaker
  /// What tells the time.
  public var clock: any Clock
  /// The time zone of the machine.
  public var zone: Zone
  /// The name of the zone that was asked for and that nobody knows, so that it is another one.
  public var unknownZone: String?
  /// Where time zones are found.
  public var zones: any ZoneDatabase
  /// Where studies are read from.
  public var contentFiles: any ContentFiles
  /// The folder that holds `Content` and `Models`; nil where there is none.
  public var dataFolder: String?
  /// What opens records.
  public var openStore: StoreOpener
  /// Makes a name that no other run has.
  public var makeRunID: () -> String
  /// What shows models; nil where there is nothing.
  public var viewer: (any ModelViewer)?
  /// What lets people write texts of several lines; nil where there is nothing.
  public var editor: (any TextEditor)?
  /// What lays Markdown out.
  public var markdown: any MarkdownReader
  /// Finds what draws charts and documents, once something is to be drawn; nil where nothing does.
  public var findFigures: () -> (any FigureDrawing)? = { nil }
  /// The terminal as far as it shows pictures; nil where there is none.
  public var screen: (any PictureScreen)?
  /// What some steps need besides a terminal.
  public var steps = StepTools()
  /// Remembers of a record, by a name, what it does not speak of; nil where nothing can be remembered.
  public var gateMemory: (String) -> (any StartMemory)? = { _ in nil }
  /// What tells this build of the program from any other; nil where that is not known.
  public var build: String?
  /// Remembers which files of the study in a file are sound; nil where nothing can be remembered.
  public var contentMemory: (_ study: String) -> (any StartMemory)? = { _ in nil }
  /// Removes files outside the records that may tell something about a participant.
  public var removeTraces: (_ paths: [String]) throws(SystemError) -> Void = { _ in }
  /// Finds what writes a calendar as a file's text, once it is needed; nil where nothing does.
  public var findCalendarWriter: () -> CalendarWriting? = { nil }
  /// Finds what puts files together into one archive, once it is needed; nil where nothing does.
  public var findArchiveMaker: () -> ArchiveMaking? = { nil }
  /// Brings a title and a text to the desktop; nil where nothing can.
  public var notify: ((_ title: String, _ text: String) -> NotificationEnd)?
  /// The path of this program; nil where it is not known.
  public var program: String?
  /// Whether systemd runs here.
  public var hasServiceManager = false
  /// Reads the time zone of the machine anew; nil where it does not change.
  public var readZone: (() -> Zone)?
  /// Tells the version, and what is built in and found here, which takes time to find out.
  public var version: () -> String

  /// Makes a description of a machine.
  public init(
    console: any Console, terminals: Set<OutputChannel>, environment: [String: String],
    files: any FileReader, clock: any Clock, zone: Zone, zones: any ZoneDatabase,
    contentFiles: any ContentFiles, dataFolder: String?, openStore: @escaping StoreOpener,
    makeRunID: @escaping () -> String,
    maker: any FileMaker = NewFiles(), viewer: (any ModelViewer)? = nil,
    editor: (any TextEditor)? = nil,
    markdown: any MarkdownReader = PlainMarkdownReader(),
    version: @escaping @autoclosure () -> String
  ) {
    self.console = console
    self.terminals = terminals
    self.environment = environment
    self.files = files
    self.maker = maker
    self.clock = clock
    self.zone = zone
    self.zones = zones
    self.contentFiles = contentFiles
    self.dataFolder = dataFolder
    self.openStore = openStore
    self.makeRunID = makeRunID
    self.viewer = viewer
    self.editor = editor
    self.markdown = markdown
    self.version = version
  }

  /// Whether the locale's characters are UTF-8, by the first variable that says so.
  var isUTF8: Bool {
    let name = locale("LC_CTYPE").lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}
