public import BedsideCore

/// Shows a task step by step and asks its questions.
///
///     let end = TaskPresenter(renderer: renderer).run(&session, keeper: keeper)
///
/// The session's delegate decides and hears as it says; drafts go to the keeper, each answer before
/// the next question is put.
@MainActor
public struct TaskPresenter {
  /// What shows the text and reads the lines.
  public var renderer: Renderer
  /// What shows models; nil where they are told in words.
  public var viewer: (any ModelViewer)?
  /// How models are shown where that is the terminal.
  public var picture = ModelPicture.auto
  /// What lets people write texts of several lines; nil where they are only typed line by line.
  public var editor: (any TextEditor)?
  /// What lays Markdown out.
  public var markdown: any MarkdownReader
  /// Where texts to read on demand are.
  public var library: any LearnMoreLibrary
  /// Who turns the pages.
  public var reader = PageReader.person
  /// What some steps need besides.
  public var steps = StepTools()
  /// What was answered of late, by the questions beside which it stands.
  public var recollections: [Identifier<FormItem>: String] = [:]
  /// The command that goes on with a saved run, without the task.
  public var resumeCommand = "bedside\u{A0}resume"

  /// Makes a presenter.
  public init(
    renderer: Renderer, viewer: (any ModelViewer)? = nil,
    markdown: any MarkdownReader = PlainMarkdownReader(),
    library: any LearnMoreLibrary = InlineLibrary()
  ) {
    self.renderer = renderer
    self.viewer = viewer
    self.markdown = markdown
    self.library = library
  }

  /// Presents the session from where it stands to its end; a session that has not begun begins.
  ///
  /// - Parameters:
  ///   - session: The run; afterwards it tells the result.
  ///   - keeper: Keeps the draft; nil where nothing is kept.
  /// - Returns: How the run ended.
  public func run(_ session: inout TaskSession, keeper: (any DraftKeeper)? = nil) -> TaskEnd {
    let outer = session.delegate
    let host = SessionHost(outer: outer, keeper: keeper)
    session.delegate = host
    let driver = TaskDriver(session: session, tools: self, host: host)
    let end = driver.run()
    session = driver.session
    session.delegate = outer
    return end
  }
}
