public import BedsideCore

/// Checks files of content: whether they can be read, and whether what they name is there.
///
///     var check = ContentCheck(files: DiskFiles(), zones: zones)
///     check.check("Content")
///     for problem in check.problems { print(problem) }
public struct ContentCheck {
  let files: any ContentFiles
  let zones: any ZoneDatabase
  let dataFolder: String?
  /// The presenters of custom steps that the program has; nil where nobody knows.
  public var presenters: [String]?
  /// The files that were checked.
  var checked: Set<String> = []
  var found: [Problem] = []
  /// The parts of models that were looked into, by the models' paths.
  var partNames: [String: [String]] = [:]
  /// The files that nobody named: they stand in a folder that is checked.
  private(set) var members: Set<String> = []

  /// Makes a check that has checked nothing yet; models are looked for in `dataFolder` too.
  public init(files: any ContentFiles, zones: any ZoneDatabase, dataFolder: String? = nil) {
    self.files = files
    self.zones = zones
    self.dataFolder = dataFolder
  }

  /// The files that were checked, by their paths.
  public var checkedFiles: [String] { checked.sorted() }

  /// How many files were checked.
  public var fileCount: Int { checked.count }

  /// What was found, by file and place, each once.
  public var problems: [Problem] {
    var seen: Set<Problem> = []
    return found.filter { seen.insert($0).inserted }.sorted { a, b in
      let start = TextPosition(line: 0, column: 0)
      return (a.file, a.position ?? start) < (b.file, b.position ?? start)
    }
  }

  /// Checks the file at `path`, or all content in the folder there.
  public mutating func check(_ path: String) {
    do throws(SystemError) {
      let contents = try checkFolder(path)
      if contents.isEmpty {
        found.append(
          Problem(
            file: path,
            message: "There is nothing to check in this folder: no file ends in .json or .md."))
      }
      reportMissingStudy(in: path, contents)
    } catch {
      if error.reason == .notAFolder {
        checkFile(path)
      } else {
        found.append(Problem(file: path, message: error.description))
      }
    }
  }

  /// Checks all content in a folder; returns the files of it, also those that were checked before.
  private mutating func checkFolder(_ path: String) throws(SystemError) -> [String] {
    var contents: [String] = []
    for name in try files.names(in: path).sorted() where !name.hasPrefix(".") {
      contents += checkMember(ContentFolder.join(path, name))
    }
    return contents
  }

  /// Checks what stands in a folder, where not everything is content.
  private mutating func checkMember(_ path: String) -> [String] {
    if path.hasSuffix(".json") || path.hasSuffix(".md") {
      members.insert(path)
      checkFile(path)
      return [path]
    }
    if path.hasSuffix(".obj") { return [] }
    return (try? files.names(in: path)) == nil ? [] : (try? checkFolder(path)) ?? []
  }

  /// Notes tasks in a folder that no study is in or around.
  ///
  /// Nothing shows them to anybody, and their texts are looked for where they may not be. Among studies a task may well stand alone, as an example.
  private mutating func reportMissingStudy(in path: String, _ contents: [String]) {
    guard !contents.contains(where: { $0.hasSuffix("/" + ContentFolder.studyFile) }) else { return }
    let isOrphan = contents.contains { file in
      guard let bytes = try? files.read(file), let root = try? JSONReader.read(bytes),
        ContentKind(root) == .task
      else { return false }
      let study = ContentFolder.join(folder(around: file).path, ContentFolder.studyFile)
      return !files.exists(study)
    }
    guard isOrphan else { return }
    found.append(
      Problem(
        file: ContentFolder.join(path, ContentFolder.studyFile), severity: .warning,
        message:
          "There is no such file, so that the tasks here belong to no study. Add it, or check"
          + " each task by its own path."))
  }

  /// Checks a file, unless that was done.
  mutating func checkFile(_ path: String) {
    guard checked.insert(path).inserted else { return }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try files.read(path)
    } catch {
      found.append(Problem(file: path, message: error.description))
      return
    }
    if path.hasSuffix(".md") {
      if String(validating: bytes, as: UTF8.self) == nil { found.append(.unreadableText(path)) }
      found += hiddenCharacters(inText: bytes, at: path)
      return
    }
    let log = ProblemLog(file: path, bytes: bytes)
    guard let root = JSONReader.read(bytes, log: log) else {
      found += log.problems
      return
    }
    checkRoot(root, log)
    log.reportLanguages()
    if let kind = ContentKind(root), kind != .schema {
      reportHiddenCharacters(root, of: bytes, log)
      reportPlurals(root, log)
    }
    found += log.problems
    // In another language the same rules may be broken: two choices with the same words, say.
    for tag in log.languages.available where tag != log.languages.chosen {
      let preference = LanguagePreference([tag])
      let log = ProblemLog(file: path, bytes: bytes, preference: preference)
      checkRoot(root, log)
      found += log.problems
    }
  }

  private mutating func checkRoot(_ root: JSONNode, _ log: ProblemLog) {
    let isStudy = log.file.split(separator: "/").last.map(String.init) == ContentFolder.studyFile
    switch ContentKind(root) ?? (isStudy ? .study : nil) {
    case .task: checkTask(root, log)
    case .study: checkStudy(root, log)
    case .model: checkModel(root, log)
    case .schema: break
    case nil:
      log.add(
        "This is neither a task, which has 'steps', nor a study, which has 'tasks', nor the"
          + " description of a model, which has 'parts'.", at: root.offset,
        severity: members.contains(log.file) ? .warning : .error)
    }
  }

  private mutating func checkModel(_ root: JSONNode, _ log: ProblemLog) {
    guard let description = ModelDescription(root, log: log), let model = root["model"] else {
      return
    }
    let path = ContentFolder.join(ContentFolder.folder(of: log.file), description.model)
    if files.exists(path) {
      checkParts(of: root, description.model, at: path, log)
    } else {
      log.add("There is no file '\(description.model)' beside this one.", at: model.offset)
    }
  }

  /// Notes that content with an owner has no licence, without which it can't be passed on.
  func reportNotice(_ notice: ContentNotice, _ root: JSONNode, _ log: ProblemLog) {
    guard notice.licence == nil, let key = notice.copyright == nil ? "source" : "copyright",
      let node = root[key]
    else { return }
    log.add(
      "'\(key)' stands without a 'licence', so that nobody knows whether this may be passed on. Add"
        + " one.", at: node.offset, severity: .warning)
  }
}
