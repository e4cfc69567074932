extension AnswerFormatReader {
  private static let minutesOfDay = 1440

  mutating func time() -> AnswerFormat {
    var format = TimeFormat(minimum: clock("minimum"), maximum: clock("maximum"))
    format.minuteInterval = minuteInterval()
    guard let value = clock("default") else { return .time(format) }
    format.default = value
    if !format.admits(value) {
      object.problem(
        "'default' is \(value), outside the times from 'minimum' to 'maximum'.", at: "default")
    } else if value.secondOfDay % (format.minuteInterval * 60) != 0 {
      object.problem(
        "'default' is \(value), which is no multiple of \(format.minuteInterval) minutes after"
          + " midnight.", at: "default")
    }
    return .time(format)
  }

  mutating func dateTime() -> AnswerFormat {
    let format = DateTimeFormat(
      minimum: moment("minimum"), maximum: moment("maximum"), minuteInterval: minuteInterval(),
      default: moment("default"))
    if let first = format.minimum, let last = format.maximum, Self.isEarlier(last, first) {
      object.problem("'maximum' is earlier than 'minimum'.", at: "maximum")
    }
    if let value = format.default {
      if let first = format.minimum, Self.isEarlier(value, first) {
        object.problem("'default' is earlier than 'minimum'.", at: "default")
      }
      if let last = format.maximum, Self.isEarlier(last, value) {
        object.problem("'default' is later than 'maximum'.", at: "default")
      }
    }
    return .dateTime(format)
  }

  mutating func duration() -> AnswerFormat? {
    let minimum = object.integer("minimum")
    let maximum = object.integer("maximum")
    let step = object.integer("step") ?? 60
    let value = object.integer("default")
    for (key, seconds) in [("minimum", minimum), ("maximum", maximum), ("default", value)] {
      guard let seconds, !(0...DurationFormat.greatest).contains(seconds) else { continue }
      object.problem(
        "'\(key)' is \(seconds). Write seconds from 0 to \(DurationFormat.greatest), a century.",
        at: key)
      return nil
    }
    guard (1...86_400).contains(step) else {
      object.problem("'step' is \(step). Write seconds from 1 to 86400, a day.", at: "step")
      return nil
    }
    checkDefault(value.map(Double.init), Double(minimum ?? 0), maximum.map(Double.init))
    for (key, seconds) in [("minimum", minimum), ("maximum", maximum), ("default", value)] {
      guard let seconds, seconds % step != 0 else { continue }
      object.problem(
        "'\(key)' is \(seconds), which is no multiple of the \(step) seconds of 'step'.", at: key)
    }
    return .duration(
      DurationFormat(minimum: minimum ?? 0, maximum: maximum, step: step, default: value))
  }

  private mutating func clock(_ key: String) -> WallTime? {
    guard let text = object.string(key) else { return nil }
    if let time = WallTime(text), time.second == 0 { return time }
    object.problem("'\(text)' is no time. Write one like \"08:30\".", at: key)
    return nil
  }

  private mutating func minuteInterval() -> Int {
    let key = "minuteInterval"
    guard let minutes = object.integer(key) else { return 1 }
    if minutes >= 1, Self.minutesOfDay % minutes == 0 { return minutes }
    object.problem(
      "'\(key)' is \(minutes), which does not divide a day. Write one like 5, 15 or 30.", at: key)
    return 1
  }

  private mutating func moment(_ key: String) -> DateTimeFormat.Moment? {
    guard let text = object.string(key) else { return nil }
    if text == "now" { return .now(days: 0) }
    if let days = Self.days(text) { return .now(days: days) }
    if let local = LocalDateTime(text), local.time.second == 0 { return .local(local) }
    object.problem(
      "'\(text)' is no date and time. Write one like \"2026-11-30T20:30\", or \"now\", \"-7d\" or"
        + " \"+7d\" to count from the moment of the answer.", at: key)
    return nil
  }

  /// Whether the first moment is the earlier one whenever the answer is given.
  private static func isEarlier(
    _ first: DateTimeFormat.Moment, _ second: DateTimeFormat.Moment
  ) -> Bool {
    switch (first, second) {
    case (.local(let first), .local(let second)): first < second
    case (.now(let first), .now(let second)): first < second
    case (.local, .now), (.now, .local): false
    }
  }
}
