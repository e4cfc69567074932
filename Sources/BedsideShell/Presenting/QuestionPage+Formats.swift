internal import BedsideCore

extension QuestionPage {
  /// The choices, numbered, or the rungs of a ladder; none for other formats.
  var choices: [Block] {
    // The rows of a table stand on the screen already, with their numbers.
    if case .table = session.currentStep?.content { return [] }
    switch item.format {
    case .choice(let format):
      var entries = format.choices.enumerated().map { entry($0 + 1, $1) }
      if let other = format.other {
        let number = String(entries.count + 1)
        let text = phrases(.otherWords, ["other": other, "number": number])
        entries.append(Block.Entry(number, StyledText(text)))
      }
      return [.entries(entries)]
    case .boolean(let format) where format.yes != nil || format.no != nil:
      let words = format.words(in: context)
      return [.entries([.init("1", StyledText(words.yes)), .init("2", StyledText(words.no))])]
    case .ladder(let format): return [.entries(rungs(of: format))]
    default: return []
    }
  }

  private func entry(_ number: Int, _ choice: TextChoice) -> Block.Entry {
    var text = choice.text
    if choice.isExclusive { text += " " + phrases(.onlyThis) }
    if let detail = choice.detail { text += "\n" + detail }
    return Block.Entry(String(number), StyledText(text))
  }

  /// What may be answered, with the unit and what the ends mean, and whether it may be left out.
  var range: String {
    let optional = item.isOptional ? " " + phrases(.isOptional) : ""
    return scale + (scale.hasSuffix(".") ? "" : ".") + optional
  }

  private var scale: String {
    switch item.format {
    case .scale(let format):
      let hint = ends(
        context.show(Double(format.minimum)), format.minimumDescription,
        context.show(Double(format.maximum)), format.maximumDescription, format.unit)
      return format.step == 1 ? hint : phrases.inSteps(hint, String(format.step))
    case .continuousScale(let format):
      return ends(
        show(format.minimum, of: format), format.minimumDescription,
        show(format.maximum, of: format), format.maximumDescription, typedUnit)
    default: return capitalized(rules.hint(in: context))
    }
  }

  private func ends(
    _ minimum: String, _ lowest: String?, _ maximum: String, _ highest: String?, _ unit: String?
  ) -> String {
    let described = { (value: String, description: String?) in
      description.map { phrases(.described, ["value": value, "description": $0]) } ?? value
    }
    // The unit stands behind the numbers, not behind what they mean.
    let suffix = unit.map { " \($0)" } ?? ""
    guard lowest != nil || highest != nil else { return phrases.range(minimum, maximum) + suffix }
    return phrases.range(
      described(minimum + suffix, lowest), described(maximum + suffix, highest))
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  /// A warning for each choice whose words are a command.
  var collisions: [Block] {
    guard case .choice(let format) = item.format else { return [] }
    return format.choices.filter { StepCommand.isWord($0.text, phrases) }.map {
      .hint(phrases(.choiceIsCommand, ["word": $0.text]))
    }
  }

  /// Something that could be typed; nil where any words will do.
  var example: String? {
    if let placeholder = item.placeholder { return placeholder }
    let rules = rules
    switch item.format {
    case .scale(let format):
      let steps = (format.maximum - format.minimum) / format.step / 2
      return rules.display(.integer(format.minimum + steps * format.step), in: context)
    case .continuousScale(let format):
      let middle = (format.minimum + format.maximum) / 2
      return rules.display(.decimal(middle.rounded(.down)), in: context)
    case .integer(let format):
      return rules.display(.integer(format.minimum ?? format.maximum ?? 4), in: context)
    case .decimal(let format):
      return rules.display(.decimal(format.minimum ?? format.maximum ?? 4.5), in: context)
    case .choice(let format): return format.isMultiple && format.choices.count > 1 ? "1,2" : "1"
    case .date: return dateExample
    // An example would put words in the person's mouth.
    case .boolean, .text, .file: return nil
    case .time, .duration, .ladder: return exampleOfTime ?? "5"
    // What may be typed is said with examples already.
    case .dateTime, .height, .weight, .age: return nil
    }
  }

  private var dateExample: String {
    guard case .date(let format) = item.format else { return "" }
    let today = context.today
    let limits = [format.minimum, format.maximum].compactMap { $0?.date(today: today) }
    let fits = { (day: CivilDate) in
      do { try format.validate(.date(day), in: context) } catch { return false }
      return true
    }
    return DateText.short(fits(today) ? today : limits.first ?? today, in: context.conventions)
  }

  /// What TAB can complete.
  var candidates: [Candidate] {
    switch item.format {
    case .choice(let format): format.choices.map { Candidate($0.text, description: $0.detail) }
    case .boolean(let format):
      [Candidate(format.words(in: context).yes), Candidate(format.words(in: context).no)]
    case .date:
      [Phrase.today, .yesterday].map { Candidate(phrases($0)) }
    case .time, .dateTime: [Candidate(phrases(.now))]
    default: []
    }
  }
}
