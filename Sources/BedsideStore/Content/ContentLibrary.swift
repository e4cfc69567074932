public import BedsideCore
public import BedsideSchedule

/// A study with its tasks and texts, each read from its file when it is first asked for.
///
/// A broken file costs what it holds and nothing else: what is wrong is kept in `problems` and thrown
/// by whoever needs that file.
public final class ContentLibrary {
  /// The study; nil when its file can't be used at all.
  public private(set) var study: Study?
  /// The folder from which paths count.
  public let folder: ContentFolder
  /// What was found wrong so far, in every file that was read.
  public internal(set) var problems: [Problem] = []

  /// The words of the interface.
  public private(set) var phrases = Phrases.english
  /// The languages in which texts are given that were read so far.
  public private(set) var languages: [LanguageTag] = []
  private(set) var preference: LanguagePreference
  let zones: any ZoneDatabase
  private(set) var entries: [StudyEntry] = []
  private let studyFile: String
  private var studyBytes: [UInt8] = []
  /// The tasks' files that were opened, by their paths.
  var opened: [String: OpenedTask] = [:]
  /// Where it is remembered which files are sound; nil where it is not.
  let memory: (any StartMemory)?
  /// The files that are known to be sound; nil as long as nobody asked.
  var sound: SoundContent?
  /// What is remembered of them already.
  var remembered: SoundContent?
  /// Who reads files, as far as it matters to what is found in them.
  let reader: String

  /// Reads the study in the file at `path`.
  ///
  /// - Parameters:
  ///   - path: The study's file.
  ///   - dataFolder: The folder that holds `Content` and `Models`, for models of other studies.
  ///   - files: Where files are read from.
  ///   - zones: Where zones are found.
  ///   - preference: The languages in which texts are wanted; the study's own comes after them.
  ///   - memory: Where it is remembered from one start to the next which files are sound; nil for
  ///     nowhere.
  ///   - reader: What tells this program from any other one that may find other mistakes.
  ///   - phrases: The words of the interface for someone who wants these languages.
  public init(
    study path: String, dataFolder: String? = nil, files: any ContentFiles,
    zones: any ZoneDatabase, preference: LanguagePreference = LanguagePreference(),
    memory: (any StartMemory)? = nil, reader: String = "",
    phrases: (LanguagePreference) -> Phrases = { _ in .english }
  ) {
    folder = ContentFolder(ContentFolder.folder(of: path), dataFolder: dataFolder, files: files)
    self.memory = memory
    self.reader = reader
    self.preference = preference
    self.zones = zones
    studyFile = path
    readStudy(phrases)
  }

  private func readStudy(_ phrases: (LanguagePreference) -> Phrases) {
    self.phrases = phrases(preference)
    do throws(SystemError) {
      studyBytes = try folder.files.read(studyFile)
    } catch {
      problems = [Problem(file: studyFile, message: error.description)]
      return
    }
    let log = ProblemLog(file: studyFile, bytes: studyBytes, preference: preference)
    var reader = StudyReader(log: log, zones: zones)
    study = reader.read(studyBytes)
    entries = reader.entries
    problems = log.sorted
    preference.wanted += [log.languages.own].compactMap(\.self)
    self.phrases = phrases(preference)
    note(log.languages.available)
    giveTitles()
  }

  /// Gives tasks without a title in the study that of their files, or their ids.
  private func giveTitles() {
    for (index, entry) in entries.enumerated() where !entry.hasTitle {
      guard let path = entry.task.survey else { continue }
      let title = outline(path)?.title ?? entry.task.id
      entries[index].task.title = title
    }
    study?.tasks = entries.map(\.task)
  }

  /// The steps of a version of a task; nil for one without a survey.
  ///
  /// - Throws: What is wrong with its file.
  public func task(_ careTask: CareTask) throws(ContentProblems) -> OrderedTask? {
    guard let path = careTask.survey else { return nil }
    let loaded = load(path)
    guard let task = loaded.task else { throw ContentProblems(loaded.problems) }
    if let problem = mismatch(of: careTask, with: TaskOutline(task), at: path) {
      throw ContentProblems([problem])
    }
    let safe = withCrisis(task)
    if safe.needsCrisisText, safe.crisis == nil {
      let file = ContentFolder.join(folder.path, path)
      throw ContentProblems([Problem(file: file, message: OrderedTask.noCrisisText)])
    }
    return safe
  }

  /// The steps of a topic; a text becomes a task of one document.
  ///
  /// - Throws: What is wrong with its file.
  public func task(_ topic: EducationTopic) throws(ContentProblems) -> OrderedTask {
    switch topic.source {
    case .task(let path):
      let loaded = load(path)
      guard let task = loaded.task else { throw ContentProblems(loaded.problems) }
      return task
    case .text(let path):
      let whole = ContentFolder.join(folder.path, path)
      guard let text = folder.text(whole) else { throw ContentProblems([.unreadableText(whole)]) }
      let content = DocumentContent(sections: [.init(text: text)])
      let step = Step(id: Identifier(topic.topic), title: topic.title, content: .document(content))
      var task = OrderedTask(id: Identifier(topic.topic), title: topic.title, steps: [step])
      // A Markdown file may show braces; there are no answers to stand in them.
      task.pipesAnswers = false
      return task
    }
  }

  /// Reads the steps in the text of a task's file, as the store's plan keeps it.
  ///
  /// - Throws: What is wrong with the text.
  public func task(inFile text: String) throws(ContentProblems) -> OrderedTask {
    let (task, problems) = TaskReader.read(
      Array(text.utf8), file: "plan", phrases: phrases, preference: preference)
    guard let task else { throw ContentProblems(problems) }
    return withCrisis(task)
  }

  /// `task` with the study's text for a crisis where it has none of its own.
  private func withCrisis(_ task: OrderedTask) -> OrderedTask {
    guard task.needsCrisisText, task.crisis == nil else { return task }
    var task = task
    task.crisis = study?.crisis
    return task
  }

  /// The text from which a version of a task was read, for the store's plan; nil when its file can't
  /// be used.
  public func source(_ careTask: CareTask) -> TaskSource? {
    guard let text = entry(of: careTask)?.text else { return nil }
    guard let path = careTask.survey else {
      return TaskSource(entry: text, file: nil, contentHash: Self.hash(Array(text.utf8)))
    }
    guard let outline = outline(path), let bytes = opened[path]?.bytes else { return nil }
    return TaskSource(
      entry: text, file: String(decoding: bytes, as: UTF8.self), contentHash: outline.contentHash)
  }

  /// Reads every task that was not read yet, so that `problems` tells of all files.
  public func loadAll() {
    for entry in entries {
      guard let path = entry.task.survey, let outline = outline(path),
        let problem = mismatch(of: entry.task, with: outline, at: path)
      else { continue }
      if !problems.contains(problem) { problems.append(problem) }
    }
    for topic in study?.education ?? [] {
      if case .task(let path) = topic.source { _ = outline(path) }
    }
    rememberSound()
  }

  static func hash(_ bytes: [UInt8]) -> String { "sha256:" + SHA256.hexadecimal(bytes) }

  /// Where the entry of a version stands in the study's file.
  public func position(of task: CareTask) -> TextPosition? {
    entry(of: task).map { TextPosition(offset: $0.node.offset, in: studyBytes) }
  }

  func note(_ tags: [LanguageTag]) {
    languages += tags.filter { !languages.contains($0) }
  }

  func entry(of careTask: CareTask) -> StudyEntry? {
    entries.first { $0.task.id == careTask.id && $0.task.version == careTask.version }
  }

  /// What is wrong when a file holds another task or version than the study says.
  private func mismatch(
    of careTask: CareTask, with task: TaskOutline, at path: String
  ) -> Problem? {
    if careTask.isDescribed(by: task) { return nil }
    let survey = entry(of: careTask)?.node["survey"]
    return Problem(
      file: studyFile,
      position: survey.map { TextPosition(offset: $0.offset, in: studyBytes) },
      message: careTask.mismatch(with: task, at: path))
  }
}

extension CareTask {
  /// Whether `task` is this version of this task.
  func isDescribed(by task: TaskOutline) -> Bool {
    task.id == id && task.version == version
  }

  /// What to say where the file `path` holds the steps of another task or version.
  func mismatch(with task: TaskOutline, at path: String) -> String {
    "'\(path)' holds version \(task.version) of '\(task.id)', not version \(version) of '\(id)'."
      + " Make both files say the same."
  }
}

extension Problem {
  static func unreadableText(_ path: String) -> Problem {
    Problem(file: path, message: "This text can't be read. It must be a file in UTF-8.")
  }
}
