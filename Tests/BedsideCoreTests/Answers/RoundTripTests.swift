import BedsideCore
import Testing

/// What is shown can be typed, and is the same value again, in every place.
struct RoundTripTests {
  private static let locales = [
    "C", "en_US", "en_GB", "de_DE", "de_CH", "fr_FR", "en_CA", "ja_JP", "ar_EG", "sv_SE",
  ]
  private static let german = Phrases(language: "de", areas: Phrases.germanAreas)

  private func contexts(_ locale: String) throws -> [AnswerContext] {
    let zone = try SystemZones.zone("Europe/Berlin")
    return [Phrases.english, Self.german].map {
      AnswerContext(
        phrases: $0, conventions: Conventions(locale: locale), zone: zone, today: Reading.today)
    }
  }

  private func check(
    _ format: AnswerFormat, _ locale: String,
    _ make: (inout SeededGenerator, AnswerContext) throws -> AnswerValue
  ) throws {
    for context in try contexts(locale) {
      var random = SeededGenerator(seed: 7)
      for _ in 0..<300 {
        let value = try make(&random, context)
        try format.rules.validate(value, in: context)
        let text = format.rules.display(value, in: context)
        #expect(try format.rules.read(text, in: context) == value, "\(text)")
      }
    }
  }

  @Test(arguments: locales) func `numbers`(locale: String) throws {
    try check(.decimal(DecimalFormat(unit: "mm")), locale) { random, _ in
      let digits = Int.random(in: 0...9, using: &random)
      let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
      return .decimal(Double(Int.random(in: -9_999_999...9_999_999, using: &random)) / scale)
    }
    try check(.integer(IntegerFormat(unit: "steps")), locale) { random, _ in
      .integer(Int.random(in: Int.min...Int.max, using: &random))
    }
    try check(
      .continuousScale(
        ContinuousScaleFormat(minimum: 0, maximum: 1, maximumFractionDigits: 2, isPercent: true)),
      locale
    ) { random, _ in .decimal(Double(Int.random(in: 0...10_000, using: &random)) / 10_000) }
  }

  @Test(arguments: locales) func `numbers in another unit than the one in which they are kept`(
    locale: String
  ) throws {
    for (name, factor, offset) in [
      ("°F", 5.0 / 9, -160.0 / 9), ("lb", 0.453_592_37, 0.0), ("mg", 0.001, 0.0),
    ] {
      let unit = DisplayUnit(name: name, factor: factor, offset: offset)
      let format = AnswerFormat.decimal(
        DecimalFormat(maximumFractionDigits: 2, unit: "x", displayUnit: unit))
      try check(format, locale) { random, context in
        let typed = Double(Int.random(in: 0...99_999, using: &random)) / 100
        return try format.rules.read(context.show(typed), in: context)
      }
    }
  }

  @Test(arguments: locales) func `days, times and moments`(locale: String) throws {
    try check(.date(DateFormat()), locale) { random, _ in
      .date(CivilDate(dayNumber: Int.random(in: -62_000...2_900_000, using: &random)))
    }
    try check(.time(TimeFormat()), locale) { random, _ in
      .time(WallTime(secondOfDay: Int.random(in: 0..<1440, using: &random) * 60) ?? .midnight)
    }
    try check(.dateTime(DateTimeFormat()), locale) { random, context in
      // Half of them around the hours at which clocks are set back or forward.
      let turns = [1_774_746_000, 1_792_890_000, 1_806_195_600]
      let near = Bool.random(using: &random)
      let second =
        near
        ? turns[Int.random(in: 0..<3, using: &random)]
          + Int.random(in: -180...180, using: &random) * 60
        : Int.random(in: -30_000_000...60_000_000, using: &random) * 60
      let instant = Instant(seconds: second)
      var offset = context.zone.offset(at: instant)
      offset -= offset % 60
      let local = Zone.fixed(offset).local(instant)
      return .dateTime(OffsetDateTime(local: local, offset: offset))
    }
  }

  @Test(arguments: locales) func `lengths of time, in minutes and in seconds`(
    locale: String
  ) throws {
    for step in [60, 1] {
      try check(.duration(DurationFormat(step: step)), locale) { random, _ in
        .duration(Int.random(in: 0...(DurationFormat.greatest / step), using: &random) * step)
      }
    }
  }

  @Test(arguments: locales) func `heights and weights in every unit`(locale: String) throws {
    let height = AnswerFormat.height(HeightFormat())
    try check(height, locale) { random, context in
      let number = Int.random(in: 30...250, using: &random)
      let quarter = context.show(Double(Int.random(in: 0..<48, using: &random)) / 4)
      let texts = [
        "\(number) cm", "\(context.show(Double(number) / 100)) m",
        "\(number / 31 + 1) ft \(quarter) in",
        "\(context.show(Double(number) / 2.5)) in",
        context.show(Double(number * 4 + 1) / 4) + " cm",
      ]
      let text = texts[Int.random(in: texts.indices, using: &random)]
      return try height.rules.read(text, in: context)
    }
    let weight = AnswerFormat.weight(WeightFormat(precision: .high))
    try check(weight, locale) { random, context in
      let number = Int.random(in: 20...600, using: &random)
      let texts = [
        "\(context.show(Double(number) / 8)) kg", "\(number * 10) g",
        "\(context.show(Double(number) / 4)) lb",
        "\(number / 5) lb \(number % 16) oz", "\(number / 20) st \(number % 14) lb",
      ]
      let text = texts[Int.random(in: texts.indices, using: &random)]
      return try weight.rules.read(text, in: context)
    }
  }

  @Test(arguments: locales) func `ages and rungs`(locale: String) throws {
    let age = AnswerFormat.age(
      AgeFormat(minimum: 5, maximum: 90, orYounger: .called("a child"), orOlder: .plain))
    try check(age, locale) { random, context in
      try age.rules.read("\(Int.random(in: 0...150, using: &random))", in: context)
    }
    try check(.ladder(LadderFormat(top: "T", bottom: "B")), locale) { random, _ in
      .integer(Int.random(in: 1...10, using: &random))
    }
  }
}
