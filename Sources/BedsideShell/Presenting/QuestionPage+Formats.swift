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
    switch item.format {
    // What may be typed is said with examples already.
    case .dateTime, .height, .weight, .age: return nil
    default: return item.format.example(in: context)
    }
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
