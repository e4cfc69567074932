import BedsideCore

/// Writes the file of a task with pages, repeats, matrices, scores, alerts and random order.
struct RandomFile {
  var random: SeededRandom
  /// The items that conditions can name here, with what they can say of them.
  private var known: [(id: String, conditions: [String])] = []
  private var rules: [String] = []

  init(random: SeededRandom) { self.random = random }

  mutating func text() -> String {
    let scale = FileSample.all[0]
    var steps = [
      #"{"id": "f", "type": "form", "title": "First", "items": [\#(item("a", scale)), "#
        + #"\#(item("b", scale)), \#(item("c", FileSample.all[1]))]}"#
    ]
    for number in 0...random.below(3) { steps.append(chunk(number)) }
    let alerts = (0..<2).map {
      #"{"id": "x\#($0)", "title": "A {a}", "text": "Sum {score.s|none}", "when": \#(condition(1))}"#
    }
    let skipped = random.happens(50) ? [#"{"skip": "q", "when": \#(condition(2))}"#] : []
    return #"""
      {"id": "random", "version": 1, "title": "R", "randomize": [["x", ["y", "z"]]],
      "scores": [
      {"id": "s", "method": "sum", "items": ["a", "b"], "minimumAnswered": 1, "missing": "personMean",
      "bands": [{"upTo": 3, "label": "low"}, {"label": "high"}]},
      {"id": "m", "method": "mean", "items": ["a", {"item": "b", "reverse": true}]}],
      "calculations": [{"id": "k", "decimals": 1, "value":
      {"sum": [{"score": "s"}, {"product": [{"item": "c"}, 2]}]}}],
      "alerts": [\#(alerts.joined(separator: ","))],
      "steps": [\#(steps.joined(separator: ",\n")),
      {"id": "q", "type": "question", "text": "Last, {score.k|?}?", "answer": {"format": "boolean"}},
      {"id": "x", "type": "instruction", "text": "X {b|?}"}, {"id": "y", "type": "instruction"},
      {"id": "z", "type": "instruction"}, {"id": "end", "type": "completion"},
      {"id": "bye", "type": "completion", "finish": "earlyTermination"}],
      "rules": [\#((rules + skipped).joined(separator: ", "))]}
      """#
  }

  private mutating func chunk(_ number: Int) -> String {
    let id = "p\(number)"
    switch random.below(7) {
    case 0:
      let inner = "\(form("\(id)f")), \(form("\(id)g"))"
      return #"{"id": "\#(id)", "type": "page", "title": "Page", "steps": [\#(inner)]}"#
    case 1: return repeating(id, #""count": 2"#)
    case 2: return repeating(id, #""count": "c", "maximum": 3"#)
    case 3: return repeating(id, #""any": "Any?", "another": "More?", "maximum": 2"#)
    case 4: return matrix(id)
    case 5: return confirming(id)
    default:
      return form(
        id, #", "optional": true, "earlyTermination": {"button": "Stop", "goTo": "bye"}"#)
    }
  }

  private mutating func form(_ id: String, _ more: String = "") -> String {
    let order = random.happens(30) ? #", "order": "random""# : ""
    let items = (0...random.below(3)).map { number in
      item("\(id)-\(number)", random.pick(FileSample.all) ?? FileSample.all[0])
    }
    // In random order nothing may depend on what stands before it in the same form.
    return
      #"{"id": "\#(id)", "type": "form", "text": "Of {score.s|no} {c|c}"\#(more)\#(order), "items": "#
      + "[\(items.joined(separator: ", "))]}"
  }

  private mutating func repeating(_ id: String, _ often: String) -> String {
    let before = known
    let items = [item("\(id)n", FileSample.all[8]), item("\(id)o", FileSample.all[1])]
    // What is asked more than once has no one name outside.
    known = before
    return #"{"id": "\#(id)", "type": "repeat", "title": "Kin", \#(often), "items": "#
      + "[\(items.joined(separator: ", "))]}"
  }

  private mutating func matrix(_ id: String) -> String {
    let rows = #"[{"id": "v", "text": "V"}, {"id": "w", "text": "W", "optional": false}]"#
    let answer = #"{"format": "matrix", "each": \#(FileSample.all[0].answer), "rows": \#(rows)}"#
    let each = FileSample.all[0]
    known += [("\(id).v", says(each, true)), ("\(id).w", says(each, false))]
    return #"{"id": "\#(id)q", "type": "form", "items": [{"id": "\#(id)", "text": "?", "#
      + #""dontKnow": true, "decline": true, "answer": \#(answer)}]}"#
  }

  private mutating func confirming(_ id: String) -> String {
    let first = item("\(id)t", FileSample.all[8])
    return
      #"{"id": "\#(id)", "type": "form", "items": [\#(first), {"id": "\#(id)u", "text": "Again?", "#
      + #""optional": \#(random.happens(50)), "answer": {"format": "confirmText", "of": "\#(id)t"}}]}"#
  }

  private mutating func item(_ id: String, _ sample: FileSample) -> String {
    let isOptional = random.happens(60)
    var more = isOptional ? "" : #", "optional": false"#
    if random.happens(30) { more += #", "defaultFrom": "previous""# }
    if !known.isEmpty, id != "b", id != "c", random.happens(40) {
      more += #", "visibleWhen": \#(condition(1))"#
    }
    if !id.contains("-") { known.append((id, says(sample, isOptional))) }
    return
      #"{"id": "\#(id)", "text": "\#(id) \#(id == "a" ? "" : "{a|?}")?", "dontKnow": true, "decline": true, "#
      + #""answer": \#(sample.answer)\#(more)}"#
  }

  private mutating func condition(_ depth: Int) -> String {
    switch random.below(depth > 0 ? 10 : 6) {
    case 6: return #"{"not": \#(condition(depth - 1))}"#
    case 7: return #"{"any": [\#(condition(depth - 1)), \#(condition(depth - 1))]}"#
    case 8: return #"{"score": "\#(random.pick(["s", "m", "k"]) ?? "s")", "above": 2}"#
    case 9: return #"{"task": "start", "item": "x", "answered": true}"#
    default:
      let item = random.pick(known) ?? ("a", [])
      let says = random.pick(item.conditions) ?? #""answered": true"#
      return #"{"item": "\#(item.id)", \#(says)}"#
    }
  }

  /// What conditions can say of an item; one that is needed is never skipped.
  private func says(_ sample: FileSample, _ isOptional: Bool) -> [String] {
    sample.conditions + FileSample.states + (isOptional ? [#""skipped": true"#] : [])
  }
}
