internal import BedsideCore

extension QuestionPage {
  /// What may be answered, with the unit and what the ends mean, and whether it may be left out.
  var range: String {
    scale + (scale.hasSuffix(".") ? "" : ".") + (item.isOptional ? " " + optional : "")
  }

  /// What may be answered, without a full stop.
  var scale: String {
    if let list = item.format.list, list.isLong {
      return phrases(.longList, ["count": String(list.choices.count)])
    }
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
    case .choice(let format) where format.isMultiple: return capitalized(rules.hint(in: context))
    case .choice, .textScale, .valuePicker:
      return capitalized(listHint ?? rules.hint(in: context))
    case .text(let format): return hint(for: format)
    default: return capitalized(rules.hint(in: context))
    }
  }

  /// The numbers of the list, with those behind the choices.
  private var listHint: String? {
    Alternative.firstNumber(in: item).map {
      phrases.numberUpTo($0 - 1 + Alternative.all(of: item).count)
    }
  }

  private func hint(for format: TextFormat) -> String {
    let hint = capitalized(rules.hint(in: context)) + "."
    if format.isSecure { return hint + " " + phrases(.notShown) }
    guard format.isMultiline else { return hint }
    return hint + " " + phrases(hasEditor ? .severalLinesEdit : .severalLinesHint)
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
    guard let list = item.format.list, !list.isLong else { return [] }
    return list.choices.filter { StepCommand.isWord($0.text, phrases) }.map {
      .hint(phrases(list.isNumbered ? .choiceIsCommand : .choiceIsCommandByName, ["word": $0.text]))
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
      return rules.display(.integer(usual(format) ?? format.minimum ?? 4), in: context)
    case .decimal(let format):
      return rules.display(.decimal(format.minimum ?? format.maximum ?? 4.5), in: context)
    case .choice(let format):
      return format.isMultiple && format.choices.count > 1
        ? list(format.list, 2, ",") : list(format.list, 1)
    case .textScale, .valuePicker: return item.format.list.map { list($0, 1) }
    case .rank(let format): return list(format.list, format.count, " ")
    case .multiPicker(let format):
      return format.components.map { list($0.list, 1) }.joined(separator: ", ")
    case .email: return "name@example.org"
    case .date: return dateExample
    // An example would put words in the person's mouth.
    case .boolean, .text, .confirmText, .location, .file: return nil
    case .time, .duration, .ladder: return exampleOfTime ?? "5"
    // What may be typed is said with examples already.
    case .dateTime, .height, .weight, .age: return nil
    }
  }

  /// A whole number that somebody may well type; nil where none is known.
  private func usual(_ format: IntegerFormat) -> Int? {
    guard format.displayUnit == nil, format.minimum ?? 0 <= 0 else { return nil }
    return min(4, format.maximum ?? 4) > 0 ? min(4, format.maximum ?? 4) : format.maximum
  }

  /// The first `count` of a list as they are typed, the second before the first.
  private func list(_ list: ChoiceList, _ count: Int, _ separator: String = "") -> String {
    var positions = Array(list.choices.indices.prefix(count))
    if separator == " ", count > 1 { positions.swapAt(0, 1) }
    return positions.map { list.isNumbered ? String($0 + 1) : list.choices[$0].text }
      .joined(separator: list.isNumbered ? separator : ", ")
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
    case .boolean(let format):
      [Candidate(format.words(in: context).yes), Candidate(format.words(in: context).no)]
    case .date:
      [Phrase.today, .yesterday].map { Candidate(phrases($0)) }
    case .time, .dateTime: [Candidate(phrases(.now))]
    default:
      item.format.list?.choices.map { Candidate($0.text, description: $0.detail) } ?? []
    }
  }
}
