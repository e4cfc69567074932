internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Lists what there is to learn.
  public func listTopics() -> ExitCode {
    let topics = content.topics
    let records = topics.map { topic in
      JSONValue.object(["topic": .string(topic.topic), "title": .string(topic.title)])
    }
    if isJSON {
      renderer.write(.object(["format": 1, "topics": .array(records)]))
    } else if isPlain {
      renderer.write(records, columns: ["topic", "title"])
    } else if topics.isEmpty {
      renderer.show(.text(phrases(.learnNone)))
    } else {
      let entries = topics.map { Block.Entry($0.topic, StyledText($0.title)) }
      let list = renderer.isAccessible ? sentences(of: topics) : [.entries(entries)]
      renderer.show([.title(phrases(.learnTitle)), .gap] + list, on: .data)
    }
    return .done
  }

  /// A sentence for each topic, which says how it is read.
  func sentences(of topics: [LearningTopic]) -> [Block] {
    topics.map { topic in
      .text(phrases(.learnSentence, ["title": topic.title, "topic": topic.topic]))
    }
  }

  /// Walks through a topic, of which nothing is kept.
  public func learn(_ name: String) -> Program.End {
    guard let topic = content.topics.first(where: { $0.topic == name }) else {
      let nearest = Suggestion.nearest(to: name, among: content.topics.map(\.topic))
      let text =
        nearest.map { phrases(.noTopicNear, ["topic": name, "nearest": $0]) }
        ?? phrases(.noTopic, ["topic": name])
      renderer.show(.text(text, .problem))
      return Program.End(.noSuchThing)
    }
    do {
      let task = try content.steps(of: topic)
      var session = TaskSession(task: task, runID: makeRunID(), context: context, clock: clock)
      let delegate = EducationDelegate()
      session.delegate = delegate
      var presenter = presenterOfRuns
      // Questions can't be answered by turning pages.
      if !canAsk, task.items.allSatisfy({ $0.source != .asked }) {
        presenter.reader = asksNothing ? .nobody : .lines
      }
      let end = presenter.run(&session)
      return Program.End(end.reason == .completed ? .done : .aborted, signal: end.signal)
    } catch {
      let names: KeyValuePairs = ["task": topic.title, "problem": error.problem]
      renderer.show(.text(phrases(.contentBroken, names), .problem))
      return Program.End(.badData)
    }
  }
}

/// Education is left without a question: there is nothing to lose.
@MainActor
private final class EducationDelegate: TaskSessionDelegate {
  func session(_ session: TaskSession, didFinish reason: FinishReason) {}
  func sessionSupportsSaveAndRestore(_ session: TaskSession) -> Bool { false }
  func sessionShouldConfirmCancel(_ session: TaskSession) -> Bool { false }
}
