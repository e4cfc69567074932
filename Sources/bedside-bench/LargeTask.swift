/// A task file of many questions and the answers to it.
struct LargeTask {
  /// How the questions hang together.
  enum Shape: CaseIterable {
    /// Forms of ten questions; every fourth question is asked depending on the one before it, every
    /// tenth form is left out or left elsewhere by a rule.
    case forms
    /// One form; every question is asked depending on the one before it.
    case chain
    /// Steps of one question; every one but the first is left out depending on the one before it.
    case steps
  }

  /// The bytes of the task.
  let task: [UInt8]
  /// The bytes of the answers.
  let answers: [UInt8]

  init(_ count: Int, _ shape: Shape) {
    let head = "{\"id\":\"large\",\"version\":1,\"title\":\"Large\",\"steps\":["
    let steps: [String]
    var rules: [String] = []
    switch shape {
    case .forms:
      steps = stride(from: 0, to: count, by: 10).map { first in
        let items = (first..<first + 10).map { Self.item($0, isHidden: $0 % 4 == 3) }
        return "{\"id\":\"f\(first)\",\"type\":\"form\",\"title\":\"Form \(first)\",\"items\":["
          + items.joined(separator: ",\n") + "]}"
      }
      rules = stride(from: 100, to: count, by: 100).map {
        "{\"after\":\"f\($0)\",\"when\":{\"item\":\"q\($0)\",\"atLeast\":9},\"goTo\":\"end\"},"
          + "{\"skip\":\"f\($0)\",\"when\":{\"item\":\"q\($0 - 10)\",\"atLeast\":8}}"
      }
    case .chain:
      let items = (0..<count).map { Self.item($0, isHidden: $0 > 0) }
      steps = [
        "{\"id\":\"f\",\"type\":\"form\",\"title\":\"Form\",\"items\":["
          + items.joined(separator: ",\n") + "]}"
      ]
    case .steps:
      steps = (0..<count).map { Self.item($0, isHidden: false, type: "\"type\":\"question\",") }
      rules = (1..<count).map {
        "{\"skip\":\"q\($0)\",\"when\":{\"item\":\"q\($0 - 1)\",\"atLeast\":8}}"
      }
    }
    let end = "{\"id\":\"end\",\"type\":\"completion\",\"title\":\"Thank you\"}"
    let text =
      head + (steps + [end]).joined(separator: ",\n") + "],\"rules\":["
      + rules.joined(separator: ",\n") + "]}"
    task = Array(text.utf8)
    answers = Array(
      ("{" + (0..<count).map { "\"q\($0)\":\($0 % 7 + 1)" }.joined(separator: ",") + "}").utf8)
  }

  private static func item(_ number: Int, isHidden: Bool, type: String = "") -> String {
    "{\"id\":\"q\(number)\",\(type)\"text\":\"How strong was it, number \(number)?\","
      + (isHidden ? "\"visibleWhen\":{\"item\":\"q\(number - 1)\",\"atLeast\":1}," : "")
      + "\"optional\":false,\"answer\":{\"format\":\"scale\",\"minimum\":0,\"maximum\":10,"
      + "\"minimumDescription\":\"not at all\",\"maximumDescription\":\"very\"}}"
  }
}
