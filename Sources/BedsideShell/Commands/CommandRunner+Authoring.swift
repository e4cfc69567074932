internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  /// `check`: says what is wrong with files of content.
  func checkContent() throws(ProgramStop) -> Program.End {
    var paths = invocation.arguments
    if paths.isEmpty {
      guard let content = places.content else { throw stop(phrases(.noContent), .noSuchThing) }
      paths = [content]
    }
    for path in paths where !host.contentFiles.exists(path) {
      throw stop(phrases(.noFile, ["path": path]), .noSuchThing)
    }
    var check = ContentCheck(
      files: host.contentFiles, zones: host.zones, dataFolder: host.dataFolder)
    check.presenters = host.steps.presenters.names
    for path in paths { check.check(path) }
    let problems = check.problems + changedContent(among: check.checkedFiles)
    if invocation.has("json") {
      renderer.write(.object(["problems": .array(problems.map(\.json))]))
    } else {
      renderer.write(lines: problems.map(\.description))
      renderer.show(.text(summary(of: problems, in: check.fileCount)))
    }
    return Program.End(problems.contains { $0.severity == .error } ? .badData : .done)
  }

  /// How many files were checked, and how many mistakes there are.
  private func summary(of problems: [Problem], in count: Int) -> String {
    let files = phrases(.checkedFiles, count: count)
    if problems.isEmpty { return "\(files) \(phrases(.checkClean))" }
    let errors = problems.count { $0.severity == .error }
    let names: KeyValuePairs = [
      "files": files, "errors": phrases(.checkedErrors, count: errors),
      "warnings": phrases(.checkedWarnings, count: problems.count - errors),
    ]
    return phrases(.checkFound, names)
  }

  /// `events`: the events of a schedule in a stretch of time, for other programs.
  func listEvents() throws(ProgramStop) -> Program.End {
    if invocation.has("batch") { return try replyToBatch() }
    let options = invocation.options
    guard let path = options["schedule"], let from = options["from"], let to = options["to"],
      let name = invocation.globals["zone"] ?? options["zone"]
    else { throw stop(phrases(.eventsNeed), .usage) }
    let zone: Zone
    do throws(ZoneError) {
      zone = try host.zones.zone(name)
    } catch {
      throw stop(phrases.message(for: error), .usage)
    }
    let bytes = try read(path)
    let log = ProblemLog(file: path == "-" ? phrases(.standardInput) : path, bytes: bytes)
    let schedule = JSONReader.read(bytes, log: log).flatMap {
      Schedule.read($0, zones: host.zones, log: log)
    }
    show(log.sorted)
    guard let schedule, !log.hasErrors else { return Program.End(.badData) }
    do {
      let query = try ScheduleQuery(schedule, zone: zone, from: from, to: to)
      renderer.write(.object(["events": query.json]))
      return Program.End(.done)
    } catch {
      throw stop("\(error)", .usage)
    }
  }

  private func replyToBatch() throws(ProgramStop) -> Program.End {
    let batch = ScheduleBatch(zones: host.zones)
    let text = String(decoding: try read("-"), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) where !line.allSatisfy(\.isWhitespace) {
      renderer.write(json: batch.reply(to: String(line)) + "\n")
    }
    return Program.End(.done)
  }

  func read(_ path: String) throws(ProgramStop) -> [UInt8] {
    do throws(SystemError) {
      return try host.files.bytes(of: path)
    } catch {
      throw stop(phrases.message(for: error), error.reason == .notFound ? .noSuchThing : .failure)
    }
  }
}
