public import BedsideCore
internal import BedsideSchedule

/// Reads a study from the file that its author wrote.
///
/// Everything that is wrong is noted with its place, all at once. What is good of a study can be used:
/// a task with an error is left out.
public struct StudyReader {
  /// Where problems go.
  public let log: ProblemLog
  /// The files that the study names, in the order of naming.
  public private(set) var references: [ContentReference] = []
  let zones: any ZoneDatabase
  var entries: [StudyEntry] = []
  /// The ids of all tasks, also of those that could not be read.
  var names: [String] = []
  /// The same, to be found quickly.
  var knownNames: Set<String> = []
  /// The forms of the cards of each task's versions.
  var styles: [String: [Card.Style]] = [:]
  /// The ids of all care plans and topics, likewise.
  var planNames: [String] = []
  var topicNames: [String] = []
  /// How much the tasks read so far put on a page.
  var load = StudyLoad()

  /// Makes a reader that notes problems in `log` and finds zones in `zones`.
  public init(log: ProblemLog, zones: any ZoneDatabase) {
    self.log = log
    self.zones = zones
  }

  /// Reads the study that `bytes` hold; nil when there is nothing to go by: no JSON, no id or no
  /// title.
  ///
  /// A reader reads one study.
  public mutating func read(_ bytes: [UInt8]) -> Study? {
    guard let root = JSONReader.read(bytes, log: log) else { return nil }
    return read(root)
  }

  /// Reads the study whose file holds `root`.
  public mutating func read(_ root: JSONNode) -> Study? {
    guard var object = ObjectReader(root, "A study", log: log) else { return nil }
    _ = object.string("$schema")
    log.readLanguages(of: root)
    let id = object.identifier()
    let title = object.requiredText("title", most: TextLength.title)
    var study = Study(id: id ?? "", title: title ?? "")
    study.carePlans = carePlans(from: &object)
    study.enrolment = object.string("enrolment")
    study.consent = object.string("consent")
    if let start = object.value("dayStart", WallTime.init, like: "04:00") { study.dayStart = start }
    study.zone = object.zone(among: zones)
    study.side = object.side()
    let nodes = object.requiredArray("tasks", most: Limits.tasks)
    let topics = object.array("education", most: Limits.topics)
    let people = object.array("contacts", most: Limits.contacts)
    let charts = object.array("insights", most: Limits.charts)
    if let crisis = object.node("crisis") { study.crisis = CrisisText.read(crisis, log: log) }
    if object.has("reminder") { study.reminder = object.requiredText("reminder") }
    study.notice = ContentNotice(from: &object)
    study.language = log.languages.own?.description
    object.knowLanguages()
    object.finish()
    names = nodes.compactMap { $0["id"]?.string }
    entries = nodes.compactMap { entry($0) }.filter { hasRoom(for: $0) }
    knownNames = Set(names)
    for task in entries.map(\.task) { styles[task.id, default: []].append(task.card.style) }
    study.tasks = entries.map(\.task)
    study.unreadTaskCount = nodes.count - entries.count
    topicNames = topics.compactMap { $0["topic"]?.string }
    study.education = education(topics)
    study.contacts = contacts(people)
    study.charts = self.charts(charts)
    check(study, object)
    return id == nil || title == nil ? nil : study
  }

  private mutating func education(_ nodes: [JSONNode]) -> [EducationTopic] {
    var topics: [EducationTopic] = []
    for node in nodes {
      guard var object = ObjectReader(node, "A topic", log: log) else { continue }
      let topic = object.identifier("topic")
      let title = object.requiredText("title", most: TextLength.title)
      let source = source(from: &object)
      let featured =
        object.has("featured") ? object.requiredText("featured", most: TextLength.title) : nil
      object.finish()
      guard let topic, let title, let source else { continue }
      if topics.contains(where: { $0.topic == topic }) {
        object.problem("The topic '\(topic)' stands twice. Give it another word.", at: "topic")
        continue
      }
      topics.append(
        EducationTopic(topic: topic, title: title, source: source, featured: featured))
    }
    return topics
  }

  private mutating func source(from object: inout ObjectReader) -> EducationTopic.Source? {
    let (hasTask, hasText) = (object.has("task"), object.has("text"))
    let task = file("task", .task, like: "learn/meniscus.json", from: &object)
    let text = textFile("text", like: "learn/pain-scale.md", from: &object)
    if hasTask == hasText {
      object.problem(
        hasTask
          ? "A topic has 'task' and 'text'. Take one of them out."
          : "A topic has no 'task' and no 'text'. Add one of them.",
        at: hasTask ? "text" : nil)
      return nil
    }
    return task.map { .task($0) } ?? text.map { .text($0) }
  }

  /// Reads the path of a text, which may be another file for each language, and remembers them all.
  mutating func textFile(
    _ key: String, like example: String, from object: inout ObjectReader
  ) -> String? {
    guard let file = object.textPath(key, like: example) else { return nil }
    references += file.all.map { ContentReference(.text, path: $0.path, offset: $0.offset) }
    return file.taken
  }

  /// Reads the path of a file of some kind and remembers that it is named.
  mutating func file(
    _ key: String, _ kind: ContentReference.Kind, like example: String,
    from object: inout ObjectReader
  ) -> String? {
    guard let path = object.path(key, like: example) else { return nil }
    references.append(ContentReference(kind, path: path, offset: object.offset(of: key)))
    return path
  }
}
