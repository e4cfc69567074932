import BedsideCore
import BedsideShell
import Testing

@MainActor
struct MeasureStories {
  private func task(_ items: FormItem...) -> OrderedTask {
    OrderedTask(
      id: "t", title: "A task",
      steps: [Step(id: "form", content: .form(items: items, footer: nil))])
  }

  private func item(_ text: String, _ format: AnswerFormat) -> FormItem {
    FormItem(id: "i", text: text, isOptional: false, format: format)
  }

  @Test func `a height comes back as it was typed and is kept in centimetres`() {
    let story = Story(
      task(item("How tall are you?", .height(HeightFormat()))), "tall", "5'7\"", "")
    #expect(story.answer("i") == .answered(.measure(Measure(170.18, in: .feet)), .typed))
    #expect(
      story.transcript == """
        Question 1 of 1: How tall are you?
          A height like 170 cm, 1.70 m or 5 ft 7 in.
        > tall
          'tall' is not a height. Type it like 170 cm, 1.70 m or 5 ft 7 in.
          A height like 170 cm, 1.70 m or 5 ft 7 in.
        > 5'7"
          Noted: 5 ft 7 in
        Press Enter to finish: 

        """)
    let answer = story.session.result().answer("i")
    #expect(answer?.json["value"] == .number(170.18))
    #expect(answer?.json["units"] == "cm")
    #expect(answer?.json["display"] == "5 ft 7 in")
  }

  @Test func `a day is shown back in full`() {
    let story = Story(
      task(item("When was it?", .date(DateFormat(maximum: .today(0))))), "5/3/2026", "5 mar", "")
    #expect(
      story.transcript == """
        Question 1 of 1: When was it?
          A date like 2026-03-06.
        > 5/3/2026
          '5/3/2026' can be Thursday, 5 March 2026 or Sunday, 3 May 2026. Type
          2026-03-05 or 2026-05-03.
          For example: 2026-03-06
        > 5 mar
          Noted: Thursday, 5 March 2026
        Press Enter to finish: 

        """)
  }

  @Test func `a ladder is drawn, and only its ends are told where it is read aloud`() {
    let ladder = item(
      "Where do you stand?", .ladder(LadderFormat(top: "Best off", bottom: "Worst off")))
    #expect(
      Story(task(ladder), "11", "10", "").transcript == """
        Question 1 of 1: Where do you stand?
          10 |---|  Best off
           9 |---|
           8 |---|
           7 |---|
           6 |---|
           5 |---|
           4 |---|
           3 |---|
           2 |---|
           1 |---|  Worst off
          A rung from 1, the lowest, to 10, the highest.
        > 11
          '11' is above 10. Type 10 or less.
          For example: 5
        > 10
        Press Enter to finish: 

        """)
    #expect(
      Story(task(ladder), "10", "", isAccessible: true).transcript.hasPrefix(
        """
        Question 1 of 1: Where do you stand?
        10. Best off
        1. Worst off
        A rung from 1, the lowest, to 10, the highest.
        Your answer: 10

        """))
  }

  @Test func `percent and other units are named once and need not be typed`() {
    let share = item(
      "How much of it?",
      .continuousScale(
        ContinuousScaleFormat(
          minimum: 0, maximum: 1, minimumDescription: "nothing", maximumDescription: "all",
          isPercent: true)))
    let story = Story(task(share), "?", "40", "")
    #expect(story.answer("i") == .answered(.decimal(0.4), .typed))
    #expect(story.transcript.contains("  0 % (nothing) to 100 % (all).\n"))
    #expect(story.transcript.contains("\nThe unit is %; it may be left out.\n"))
    #expect(story.transcript.contains("\nFor example: 50 %\n"))
    #expect(story.transcript.contains("  Noted: 40 %\n"))
  }

  @Test func `the help of every format says what can be typed`() {
    for (format, help) in [
      (.time(TimeFormat()), "The answer is a time like 20:30."),
      (
        .dateTime(DateTimeFormat()),
        "The answer is a date and a time like 2026-03-06 08:00. 'now' and 'yesterday 20:30' work too."
      ),
      (
        .duration(DurationFormat()),
        "The answer is a length of time like 1h30m, 90 min or 1:30."
      ),
      (.weight(WeightFormat()), "The answer is a weight like 70.5 kg or 155 lb."),
      (.age(AgeFormat()), "The answer is 0 to 150 years."),
    ] as [(AnswerFormat, String)] {
      let story = Story(task(item("?", format)), "?")
      let lines = story.transcript.split(separator: "\n").joined(separator: " ")
      #expect(lines.contains(" Help \(help) "), "\(story.transcript)")
      #expect(!story.transcript.contains("The unit is"))
    }
  }
}
