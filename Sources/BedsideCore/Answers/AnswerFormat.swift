/// The kind of answer that a question takes, with its limits.
///
/// Every value passes `validate`, whichever way it came: typed, accepted as default, restored, or
/// read from a file.
public enum AnswerFormat: Hashable, Sendable {
  /// A whole number on a scale.
  case scale(ScaleFormat)
  /// A number on a scale without steps.
  case continuousScale(ContinuousScaleFormat)
  /// One or several of a list.
  case choice(ChoiceFormat)
  /// Yes or no.
  case boolean(BooleanFormat)
  /// A whole number.
  case integer(IntegerFormat)
  /// A number.
  case decimal(DecimalFormat)
  /// Words.
  case text(TextFormat)
  /// A day of the calendar.
  case date(DateFormat)
  /// A scale whose steps have words.
  case textScale(TextScaleFormat)
  /// One value of a list, typed by its words.
  case valuePicker(ValuePickerFormat)
  /// Several values at once, each of a list of its own.
  case multiPicker(MultiPickerFormat)
  /// An e-mail address.
  case email(EmailFormat)
  /// The answer to another question once more.
  case confirmText(ConfirmTextFormat)
  /// A place.
  case location(LocationFormat)
  /// Choices in the person's own order.
  case rank(RankFormat)
  /// A time of day.
  case time(TimeFormat)
  /// A day and a time.
  case dateTime(DateTimeFormat)
  /// A length of time.
  case duration(DurationFormat)
  /// A person's height.
  case height(HeightFormat)
  /// A person's weight.
  case weight(WeightFormat)
  /// A person's age or year of birth.
  case age(AgeFormat)
  /// A rung of a ladder of ten.
  case ladder(LadderFormat)
  /// A file; only a step of its own asks for one.
  case file(FileFormat)

  /// The format's own rules.
  public var rules: any AnswerFormatRules {
    switch self {
    case .scale(let format): format
    case .continuousScale(let format): format
    case .choice(let format): format
    case .boolean(let format): format
    case .integer(let format): format
    case .decimal(let format): format
    case .text(let format): format
    case .date(let format): format
    case .textScale(let format): format
    case .valuePicker(let format): format
    case .multiPicker(let format): format
    case .email(let format): format
    case .confirmText(let format): format
    case .location(let format): format
    case .rank(let format): format
    case .time(let format): format
    case .dateTime(let format): format
    case .duration(let format): format
    case .height(let format): format
    case .weight(let format): format
    case .age(let format): format
    case .ladder(let format): format
    case .file(let format): format
    }
  }

  /// The format's word in files: `scale`, `continuousScale` and so on.
  public var name: String { rules.name }

  /// The unit of its values; nil where they have none.
  public var unit: String? { rules.unit }
}
