extension DateFormat {
  /// Today, else the limit nearest to it, in the short form of the place.
  func examples(in context: AnswerContext) -> [String] {
    let today = context.today
    let limits = [minimum, maximum].compactMap { $0?.date(today: today) }
    let nearest = limits.sorted { abs(today.days(until: $0)) < abs(today.days(until: $1)) }
    return ([today] + nearest).flatMap {
      [DateText.short($0, in: context.conventions), $0.description]
    }
  }
}

extension TimeFormat {
  /// Half past eight in the evening, else the first time that is asked for.
  func examples(in context: AnswerContext) -> [String] {
    let first = (minimum ?? .midnight).secondOfDay
    let steps = (0..<1440).lazy.map { WallTime(secondOfDay: (first / 60 + $0) % 1440 * 60) }
    let fitting = steps.compactMap { $0 }.first { time in
      do { try validate(.time(time), in: context) } catch { return false }
      return true
    }
    return [WallTime(secondOfDay: 73_800), fitting].compactMap { $0 }.map {
      ClockText.show($0, in: context)
    }
  }
}

extension DateTimeFormat {
  /// This minute, else the limit nearest to it.
  func examples(in context: AnswerContext) -> [String] {
    let steps = [.now(days: 0), maximum, minimum].compactMap { $0 }.flatMap { moment in
      let step = step(at: moment, in: context)
      return [step, later(than: step, in: context)]
    }
    return steps.map { moment in
      let day = DateText.short(moment.local.date, in: context.conventions)
      let time = ClockText.show(moment.local.time, in: context)
      return context.zone.occurrences(of: moment.local) == [moment]
        ? "\(day) \(time)" : "\(day) \(time) \(moment.offsetText)"
    }
  }
}

extension DurationFormat {
  /// An hour and a half, else a length from the middle, else the least that is not nothing.
  func examples(in context: AnswerContext) -> [String] {
    let least = (minimum + step - 1) / step * step
    let middle = maximum.map { (minimum + $0) / 2 / step * step }
    let lengths = [5400, middle, least, step, maximum].compactMap { $0 }
    return (lengths.filter { $0 > 0 } + [0]).map { DurationText.show($0, in: context) }
  }
}
