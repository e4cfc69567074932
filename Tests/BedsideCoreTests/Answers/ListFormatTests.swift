import BedsideCore
import Testing

/// Formats that take choices of one list or of several.
struct ListFormatTests {
  private static let steps = [
    TextChoice(text: "Never", value: .integer(0)), TextChoice(text: "Rarely", value: .integer(1)),
    TextChoice(text: "Often", value: .integer(2)),
  ]
  private static let doses = ["5", "10", "15", "50 mg"].map {
    TextChoice(text: $0, value: .text("d" + $0))
  }
  private let scale = AnswerFormat.textScale(TextScaleFormat(choices: steps, default: .integer(1)))
  private let picker = AnswerFormat.valuePicker(ValuePickerFormat(choices: doses))
  private let height = AnswerFormat.multiPicker(
    MultiPickerFormat(
      components: [
        .init(
          text: "Feet", choices: (4...6).map { TextChoice(text: "\($0)", value: .integer($0)) }),
        .init(
          text: "Inches", choices: (0...11).map { TextChoice(text: "\($0)", value: .integer($0)) }),
      ], separator: "′ "))
  private let order = AnswerFormat.rank(RankFormat(choices: steps))
  private let best = AnswerFormat.rank(RankFormat(choices: steps, first: 2))

  @Test(arguments: [
    (text: "1", shown: "Never"), (text: "often", shown: "Often"), (text: "ra", shown: "Rarely"),
    (text: "٣", shown: "Often"),
    (text: " ", shown: "Nothing was typed. Type an answer."),
    (
      text: "0",
      shown: "'0' is none of the choices. Type a number from 1 to 3, or the choice's words."
    ),
  ])
  func `a step of a text scale is typed by its number or its words`(text: String, shown: String) {
    #expect(Reading.of(text, scale) == shown)
  }

  @Test func `a text scale is read from files by its codes, and counts as a number`() throws {
    #expect(Reading.of(2, scale) == "2")
    #expect(Reading.of(3, scale) == "3 is the value of no choice. Write one of 0, 1, 2.")
    #expect(
      Reading.of([1], scale) == "'[1]' is the wrong kind of value. Write the value of a choice.")
    let rules = scale.rules
    #expect(rules.defaultValue(in: Reading.context) == .choices([.code(.integer(1))]))
    #expect(try rules.read(JSONValue.integer(2), in: Reading.context).number == 2)
    #expect(rules.hint(in: Reading.context) == "a number from 1 to 3")
    let lost = TextScaleFormat(choices: Self.steps, default: .integer(9))
    #expect(lost.defaultValue(in: Reading.context) == nil)
  }

  @Test(arguments: [
    (text: "10", shown: "10"), (text: "5", shown: "5"), (text: "50", shown: "50 mg"),
    (
      text: "2",
      shown: "'2' is nothing of the list. Type one of them as it stands there."
    ),
  ])
  func `where the words of choices are numbers, only the words count`(text: String, shown: String) {
    #expect(Reading.of(text, picker) == shown)
    #expect(picker.rules.hint(in: Reading.context) == "one of the list, as it stands there")
  }

  @Test(arguments: [
    (text: "5 11", shown: "5′ 11"), (text: "5, 11", shown: "5′ 11"),
    (text: "5′ 11", shown: "5′ 11"),
    (text: "5;0", shown: "5′ 0"), (text: "", shown: "Nothing was typed. Type an answer."),
    (text: "5", shown: "Only one was given. Give 2, with commas between them."),
    (text: "5 6 7", shown: "3 were given. Give 2, with commas between them."),
    (text: "7 1", shown: "'7' is nothing of the list. Type one of them as it stands there."),
    (text: "5 12", shown: "'12' is nothing of the list. Type one of them as it stands there."),
  ])
  func `several values are typed on one line, each of its own list`(text: String, shown: String) {
    #expect(Reading.of(text, height) == shown)
  }

  @Test func `several values are an array in files, one of each list`() {
    #expect(Reading.of([5, 11], height) == "[5,11]")
    #expect(Reading.of([5], height) == "Only one was given. Give 2, with commas between them.")
    #expect(
      Reading.of([5, "x"], height)
        == "\"x\" is the value of no choice. Write one of 0, 1, 2, 3, 4, 5, 6, 7"
        + " and 4 more.")
    #expect(
      Reading.of(5, height)
        == "'5' is the wrong kind of value. Write an array of values, one of each list.")
    #expect(
      Reading.of([5, true], height)
        == "'true' is the wrong kind of value. Write the value of a choice.")
  }

  @Test(arguments: [
    (text: "2 1 3", shown: "1. Rarely, 2. Never, 3. Often"),
    (text: "often, never, rarely", shown: "1. Often, 2. Never, 3. Rarely"),
    (text: "1 1 2", shown: "'Never' was given twice. Give each one once."),
    (text: "1 2", shown: "2 were given. Give 3, with commas between them."),
    (text: "3", shown: "Only one was given. Give 3, with commas between them."),
    (text: ",", shown: "Nothing was typed. Type an answer."),
    (
      text: "1 2 4",
      shown: "'4' is none of the choices. Type a number from 1 to 3, or the choice's words."
    ),
  ])
  func `an order takes all choices, each once`(text: String, shown: String) {
    #expect(Reading.of(text, order) == shown)
  }

  @Test func `an order of the first few takes just as many`() {
    #expect(Reading.of("3 1", best) == "1. Often, 2. Never")
    #expect(Reading.of("3 1 2", best) == "3 were given. Give 2, with commas between them.")
    #expect(Reading.of([2, 0], best) == "[2,0]")
    #expect(Reading.of([2, 2], best) == "'Often' was given twice. Give each one once.")
    #expect(
      Reading.of("never", best) == "Only one was given. Give 2, with commas between them.")
    #expect(
      Reading.of(JSONValue.string("x"), best)
        == "'\"x\"' is the wrong kind of value. Write an array of values, the first one first.")
    #expect(best.rules.hint(in: Reading.context) == "the numbers of your first 2, in order")
    #expect(order.rules.hint(in: Reading.context) == "the numbers of all 3, in your order")
  }

  @Test func `an order begins with what a condition names`() {
    let answer = AnswerValue.ranking([.integer(2), .integer(0)])
    #expect(answer.covers(.ranking([.integer(2)])))
    #expect(answer.covers(.ranking([.integer(2), .integer(0)])))
    #expect(!answer.covers(.ranking([.integer(0)])))
  }

  @Test func `of a thousand choices a part of the words finds one`() {
    let towns = (1...1000).map { TextChoice(text: "Old Town \($0)", value: .integer($0)) }
    let known = TextChoice(text: "Sankt Gallen am See", value: .text("sg"))
    let format = AnswerFormat.choice(ChoiceFormat(choices: towns + [known], isMultiple: true))
    #expect(Reading.of("gall", format) == "Sankt Gallen am See")
    #expect(Reading.of("see sankt", format) == "Sankt Gallen am See")
    #expect(Reading.of("999, gallen", format) == "Old Town 999, Sankt Gallen am See")
    #expect(
      Reading.of("town 99", format)
        == "'town 99' fits 'Old Town 99', 'Old Town 199', 'Old Town 299', 'Old Town 399',"
        + " 'Old Town 499', 'Old Town 599', 'Old Town 699', 'Old Town 799' and 11 more. Type the"
        + " number of the one you mean.")
    #expect(
      Reading.of("z", format)
        == "'z' is none of the choices. Type a number from 1 to 1001, or the choice's words.")
    let all = JSONValue.array((1...1000).map { .integer($0) })
    #expect(Reading.of(all, format) == all.text)
  }

  @Test func `values of another kind are none of a list's`() {
    let message = { (format: AnswerFormat, value: AnswerValue) in
      do throws(AnswerError) {
        try format.rules.validate(value, in: Reading.context)
        return "valid"
      } catch {
        return "\(error)"
      }
    }
    #expect(message(scale, .choices([.code(.integer(2))])) == "valid")
    #expect(
      message(scale, .choices([.code(.integer(0)), .code(.integer(1))]))
        == "2 choices were given. Choose one.")
    #expect(message(scale, .choices([])) == "Nothing was typed. Type an answer.")
    #expect(
      message(picker, .choices([.other("x")]))
        == "'x' is none of the choices. Type a number from 1 to 4, or the choice's words.")
    #expect(
      message(height, .components([.integer(5), .integer(99)]))
        == "99 is the value of no choice. Write one of 0, 1, 2, 3, 4, 5, 6, 7"
        + " and 4 more.")
    #expect(message(height, .components([])) == "0 were given. Give 2, with commas between them.")
    #expect(
      message(order, .ranking([.integer(0), .integer(0), .integer(1)]))
        == "'Never' was given twice. Give each one once.")
    #expect(
      message(order, .integer(1))
        == "'1' is the wrong kind of value. Write an array of values, the first one first.")
  }
}
