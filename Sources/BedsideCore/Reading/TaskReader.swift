/// Reads a task from the file that its author wrote.
///
///     let (task, problems) = TaskReader.read(bytes, file: "tasks/check-in.json")
///
/// Everything that is wrong is noted with its place: all at once, except that a syntax error ends the
/// reading. A task with an error is none; one with warnings can be used.
public struct TaskReader {
  /// Where problems go.
  public let log: ProblemLog
  /// The files that the task names, in the order of naming.
  public internal(set) var references: [ContentReference] = []
  let phrases: Phrases
  /// Where each id stands; also those of steps and items that could not be read.
  var places: [String: Int] = [:]
  /// The ids of all steps, also of those that could not be read.
  var stepNames: [String] = []
  /// The same, to be found quickly.
  var knownSteps: Set<String> = []
  /// The ids of the steps that could be read.
  var readSteps: Set<String> = []
  /// The conditions under which items are asked; they are read when all items are known.
  var conditions: [Identifier<FormItem>: JSONNode] = [:]
  /// The items by their ids.
  var items: [Identifier<FormItem>: FormItem] = [:]
  /// The first row of each matrix.
  var matrixRows: [String: Identifier<FormItem>] = [:]
  /// The steps of each page and each repeat, in order.
  var groups: [String: [Identifier<Step>]] = [:]
  /// The pages and repeats around the step that is read.
  var groupStack: [StepGroup] = []
  /// What stands before the ids of the time through a repeat that is read; nil outside.
  var expansion: String?
  /// What leaves out the times through repeats that are not on the way.
  var skipsOfRepeats: [SkipRule] = []
  /// The rules of each time through a repeat, and when it is on the way.
  var rulesOfRepeats: [(nodes: [JSONNode], condition: ResultPredicate?)] = []
  /// What the repeat at hand asks first where there may be nothing.
  var anyQuestion: String?
  /// Where the number of the repeat at hand stands.
  var countOffset = 0
  /// The conditions of the sections of forms, by their numbers.
  var sectionConditions: [Identifier<Step>: [Int: JSONNode]] = [:]
  /// The endings that steps offer, and where they are named.
  var earlyEndings: [(name: String, offset: Int)] = []
  /// The steps that reviews name, where, and of which task if not of this.
  var reviewedSteps: [(name: String, offset: Int, task: String?)] = []
  /// Whether a step could not be read.
  var hasBrokenSteps = false
  /// What conditions ask, to be checked when the ways through the task are known.
  var claims: [Claim] = []
  /// The conditions in which nothing is wrong so far, to be checked when the ways are known.
  var placedConditions: [PlacedCondition] = []
  /// How much more is tried to find conditions that never hold.
  var analysisBudget = 4_000_000
  /// What is asked about items of other tasks, for whoever knows those.
  public internal(set) var earlierConditions: [EarlierCondition] = []
  /// Where the item stands for which a text about a crisis is needed; nil where the task needs none or
  /// has its own.
  public internal(set) var crisisNeed: Int?
  /// The steps that were read, with those of pages and repeats: what their texts name is read last.
  var pipedNodes: [JSONNode] = []
  /// The pages and repeats that were read, each with its first step.
  var pipedGroups: [(node: JSONNode, first: Identifier<Step>)] = []
  /// The steps that ask for items.
  var askingSteps: [Identifier<FormItem>: Identifier<Step>] = [:]
  /// The words by which items are known to speak of self-harm, where their authors say nothing of it.
  var suspiciousWords: [Identifier<FormItem>: String] = [:]
  /// The scores and calculations that could be read so far, and all when they were read.
  var readScores: [Score] = []
  var scores = Scores()
  /// Between which numbers they lie.
  var scoreRanges = ScoreRanges([]) { _ in nil }
  /// Where each score and calculation stands; also those that could not be read.
  var scorePlaces: [String: Int] = [:]

  /// Makes a reader that notes problems in `log`; `phrases` has the words where content asks for the
  /// interface's own.
  public init(log: ProblemLog, phrases: Phrases = .english) {
    self.log = log
    self.phrases = phrases
  }

  /// Reads the task that `bytes` hold in the languages of `preference`, and says what is wrong with
  /// them, in the order of places.
  public static func read(
    _ bytes: [UInt8], file: String, phrases: Phrases = .english,
    preference: LanguagePreference = LanguagePreference()
  ) -> (task: OrderedTask?, problems: [Problem]) {
    let log = ProblemLog(file: file, bytes: bytes, preference: preference)
    var reader = TaskReader(log: log, phrases: phrases)
    let task = reader.read(bytes)
    return (task, reader.log.sorted)
  }

  /// Reads the task that `bytes` hold; nil when anything is wrong with it.
  ///
  /// A reader reads one task.
  public mutating func read(_ bytes: [UInt8]) -> OrderedTask? {
    guard let root = JSONReader.read(bytes, log: log) else { return nil }
    return read(root, contentHash: "sha256:" + SHA256.hexadecimal(bytes))
  }

  /// Reads the task whose file holds `root` and has the hash `contentHash`.
  public mutating func read(_ root: JSONNode, contentHash: String) -> OrderedTask? {
    guard var object = ObjectReader(root, "A task", log: log) else { return nil }
    _ = object.string("$schema")
    log.readLanguages(of: root)
    let id = object.identifier()
    let version = object.version()
    let title = object.requiredText("title", most: TextLength.title)
    let stepNodes = object.requiredArray("steps")
    let ruleNodes = object.array("rules")
    let scoreNodes = object.array("scores")
    let calculationNodes = object.array("calculations")
    let alertNodes = object.array("alerts")
    let blockNodes = object.array("randomize")
    let crisis = crisis(from: &object)
    let notice = ContentNotice(from: &object)
    object.knowLanguages()
    object.finish()
    let steps = steps(stepNodes)
    reportDerivedNames(of: steps)
    readScores(scoreNodes, calculationNodes)
    readPiping(pipedNodes, alertNodes)
    var task = OrderedTask(
      id: Identifier(id ?? ""), version: version ?? 1, title: title ?? "",
      steps: withSectionConditions(withConditions(steps)), notice: notice,
      language: log.languages.chosen?.description, contentHash: contentHash)
    let rules = rules(ruleNodes, for: &task) + rulesOfRepeats(for: &task)
    task.scores = scores
    task.alerts = alerts(alertNodes)
    task.crisis = crisis
    task.randomBlocks = randomBlocks(blockNodes, task)
    resolveGroups(in: &task)
    if !hasBrokenSteps {
      checkNames(in: task)
      check(task, rules)
    }
    return log.hasErrors ? nil : task
  }
}
