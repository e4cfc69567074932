internal import BedsideCore

/// Shows the steps of a task as a participant sees them, without asking or keeping anything.
@MainActor
struct TaskPreview {
  let task: OrderedTask
  let context: AnswerContext
  let clock: any Clock
  let tools: TaskPresenter
  let console: PreviewConsole
  /// Shows what is said about the preview and is no part of it.
  let notes: Renderer

  private var phrases: Phrases { context.phrases }

  /// Shows a step with all its questions, those included that are asked under a condition only.
  func show(_ step: Step) {
    let shown = unconditional(step)
    guard
      let session = TaskSession.previewing(step.id, of: shown, context: context, clock: clock),
      let current = session.currentStep
    else { return }
    let host = SessionHost(outer: nil, keeper: nil)
    let driver = TaskDriver(session: session, tools: tools, host: host)
    console.mode = .turning
    guard driver.introduce(current) else { return }
    for (item, original) in zip(current.items, step.items) {
      if let condition = original.visibleWhen {
        let words = ConditionWords(task: task, context: context)(condition)
        notes.show(.gap, .text(phrases(.previewHidden, ["condition": words]), .label))
      }
      driver.preview(item)
    }
    if case .form(_, let footer?) = current.content {
      tools.renderer.show(.gap, .text(footer))
    }
    switch current.content {
    case .model:
      driver.finish(current)
      console.mode = .stopping
      driver.finish(current)
    case .instruction, .completion:
      console.mode = .stopping
      driver.finish(current)
    // Behind questions comes what depends on their answers, and waiting is not to be looked at.
    default: break
    }
  }

  /// The task with all questions of `step` asked whatever is answered.
  private func unconditional(_ step: Step) -> OrderedTask {
    var task = task
    guard case .form(let items, let footer) = step.content,
      let index = task.steps.firstIndex(where: { $0.id == step.id })
    else { return task }
    let asked = items.map { item in
      var item = item
      item.visibleWhen = nil
      return item
    }
    task.steps[index].content = .form(items: asked, footer: footer)
    return task
  }
}

extension TaskDriver {
  /// Shows a question of the step at hand and the prompt below it.
  func preview(_ item: FormItem) {
    session.go(to: item.id)
    let page = QuestionPage(item: item, session: session, phrases: phrases)
    renderer.show([.gap] + page.blocks)
    _ = renderer.readLine(page.prompt(isAccessible: renderer.isAccessible))
  }
}
