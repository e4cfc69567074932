internal import BedsideCore

extension AnswerFormat {
  /// The choices of a list of which one or several are chosen or put in order; none for any other.
  var listedChoices: [TextChoice] {
    switch self {
    case .choice(let format): format.choices
    case .textScale(let format): format.choices
    case .valuePicker(let format): format.choices
    case .rank(let format): format.choices
    default: []
    }
  }

  /// Whether own words can be chosen.
  var hasOther: Bool {
    if case .choice(let format) = self { format.other != nil } else { false }
  }

  /// What the choice of own words is called.
  var otherText: String? {
    if case .choice(let format) = self { format.other?.text } else { nil }
  }

  /// How its answers are spread over columns, but for the codes.
  var shape: ItemColumns.Shape {
    switch self {
    case .choice(let format): format.isMultiple ? .multiple([]) : .single
    case .textScale, .valuePicker: .single
    case .boolean: .flag
    case .rank: .ranking([])
    case .multiPicker(let format): .components(format.components.count)
    case .location: .location
    case .age: .age
    case .file: .file
    default: .plain
    }
  }

  /// What a column of its values is.
  var columnKind: Variable.Kind {
    switch self {
    case .scale, .continuousScale, .integer, .decimal, .duration, .height, .weight, .ladder, .age:
      .number
    case .boolean: .flag
    case .date: .date
    case .time: .time
    case .dateTime: .moment
    case .textScale, .valuePicker, .choice: hasNumbers ? .number : .text
    case .text, .email, .confirmText, .location, .rank, .multiPicker, .file: .text
    }
  }

  /// Whether all codes are numbers, and no words stand beside them.
  private var hasNumbers: Bool {
    !hasOther && !listedChoices.isEmpty
      && listedChoices.allSatisfy { if case .integer = $0.value { true } else { false } }
  }

  /// The limits of numbers; nil for none.
  var limits: (minimum: String?, maximum: String?) {
    switch self {
    case .scale(let format): (String(format.minimum), String(format.maximum))
    case .continuousScale(let format): ("\(format.minimum)", "\(format.maximum)")
    case .integer(let format): (format.minimum.map { "\($0)" }, format.maximum.map { "\($0)" })
    case .decimal(let format): (format.minimum.map { "\($0)" }, format.maximum.map { "\($0)" })
    case .duration(let format): ("\(format.minimum)", format.maximum.map { "\($0)" })
    case .height(let format): ("\(format.minimum)", "\(format.maximum)")
    case .weight(let format): ("\(format.minimum)", "\(format.maximum)")
    case .age(let format): ("\(format.minimum)", "\(format.maximum)")
    case .ladder: ("1", "10")
    default: (nil, nil)
    }
  }

  /// What the ends of a scale are called, as codes.
  var endLabels: [Variable.Code] {
    switch self {
    case .scale(let format):
      [
        (format.minimum, format.minimumDescription), (format.maximum, format.maximumDescription),
      ].compactMap { end in
        end.1.map { Variable.Code(value: String(end.0), label: Sanitizer.cleanLine($0)) }
      }
    case .ladder(let format):
      [
        Variable.Code(value: "1", label: Sanitizer.cleanLine(format.bottom)),
        Variable.Code(value: "10", label: Sanitizer.cleanLine(format.top)),
      ]
    default: []
    }
  }

  /// Whether a default is shown that can be accepted.
  var hasDefault: Bool {
    switch self {
    case .scale(let format): format.default != nil
    case .continuousScale(let format): format.default != nil
    case .choice(let format): format.default != nil
    case .boolean(let format): format.default != nil
    case .integer(let format): format.default != nil
    case .decimal(let format): format.default != nil
    case .date(let format): format.default != nil
    case .textScale(let format): format.default != nil
    case .valuePicker(let format): format.default != nil
    case .time(let format): format.default != nil
    case .dateTime(let format): format.default != nil
    case .duration(let format): format.default != nil
    case .height(let format): format.default != nil
    case .weight(let format): format.default != nil
    case .age(let format): format.default != nil
    case .ladder(let format): format.default != nil
    case .text(let format): format.default != nil
    case .email(let format): format.default != nil
    case .confirmText, .location, .rank, .multiPicker, .file: false
    }
  }
}
