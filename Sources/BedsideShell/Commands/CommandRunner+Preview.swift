internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  /// `preview`: shows the steps of a task, or one of them.
  func previewTask(_ desk: CareDesk?) throws(ProgramStop) -> Program.End {
    if invocation.has("json") {
      throw stop(phrases(.printsNoJSON, ["command": "preview"]), .usage)
    }
    let name = invocation.arguments[0]
    let (task, texts) = try taskToPreview(name, desk)
    let steps = try stepsToPreview(of: task)
    let console = PreviewConsole(host.console)
    let style = renderer.style(of: .data)
    let page = Renderer(
      console: console, phrases: phrases, talk: style, data: style,
      isAccessible: renderer.isAccessible)
    let tools = TaskPresenter(
      renderer: page, markdown: host.markdown, library: texts)
    let preview = TaskPreview(
      task: task, context: desk?.context ?? context, clock: host.clock, tools: tools,
      console: console, notes: renderer)
    for step in steps {
      if steps.count > 1 {
        renderer.show(.gap, .rule, .text(phrases(.previewStep, ["step": step.id.rawValue]), .label))
      }
      preview.show(step)
    }
    return Program.End(.done)
  }

  /// The task in the file called `name`, or the study's task of that name.
  private func taskToPreview(
    _ name: String, _ desk: CareDesk?
  ) throws(ProgramStop) -> (OrderedTask, any LearnMoreLibrary) {
    if name == "-" || host.contentFiles.exists(name) {
      return (try readTask(at: name), FolderTexts(folder(around: name)))
    }
    guard let library = studyLibrary() else {
      throw stop(phrases(.previewNoTask, ["name": name]), .noSuchThing)
    }
    let tasks = library.study?.tasks ?? []
    guard let entry = tasks.last(where: { $0.id == name }) else {
      let nearest = Suggestion.nearest(to: name, among: tasks.map(\.id))
      let names: KeyValuePairs = ["name": name, "nearest": nearest ?? ""]
      throw stop(phrases(nearest == nil ? .previewNoTask : .previewNoTaskNear, names), .noSuchThing)
    }
    do throws(ContentProblems) {
      guard let task = try library.task(entry) else {
        throw ContentProblems([Problem(file: name, message: phrases(.noSteps, ["task": name]))])
      }
      return (library.folder.resolved(task), FolderTexts(library.folder))
    } catch {
      show(error.problems)
      throw ProgramStop(.badData)
    }
  }

  /// The study that would be opened; nil where there is none.
  private func studyLibrary() -> ContentLibrary? {
    guard let content = places.content else { return nil }
    let file = places.studyFile(in: content)
    guard host.contentFiles.exists(file) else { return nil }
    return ContentLibrary(
      study: file, dataFolder: host.dataFolder, files: host.contentFiles, zones: host.zones,
      preference: preference(), phrases: InterfaceLanguage.phrases)
  }

  private func stepsToPreview(of task: OrderedTask) throws(ProgramStop) -> [Step] {
    guard invocation.arguments.count > 1 else { return task.steps }
    let name = invocation.arguments[1]
    if let step = task.step(Identifier(name)) ?? task.step(asking: Identifier(name)) {
      return [step]
    }
    let steps = task.steps.map(\.id.rawValue)
    let nearest = Suggestion.nearest(to: name, among: steps)
    let names: KeyValuePairs = [
      "task": task.id.rawValue, "step": name, "nearest": nearest ?? "",
      "list": steps.joined(separator: ", "),
    ]
    throw stop(phrases(nearest == nil ? .previewNoStep : .previewNoStepNear, names), .noSuchThing)
  }
}
