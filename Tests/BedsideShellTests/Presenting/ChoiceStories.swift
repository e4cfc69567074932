import BedsideCore
import BedsideShell
import Testing

@MainActor
struct ChoiceStories {
  private static let places = FormItem(
    id: "places", text: "Where does it hurt?", isOptional: false,
    format: .choice(
      ChoiceFormat(
        choices: [
          TextChoice(text: "Knee", value: .text("knee")),
          TextChoice(text: "Back", value: .text("back"), detail: "The lower part counts too."),
          TextChoice(text: "Nowhere", value: .text("none"), isExclusive: true),
        ], isMultiple: true, other: "Somewhere else")))

  private static let words = FormItem(
    id: "words", text: "Where was it worst?", placeholder: "left knee",
    format: .text(TextFormat(maximumLength: 20)))

  private static let task = OrderedTask(
    id: "pain", title: "Pain",
    steps: [
      Step(
        id: "form", content: .form(items: [places, words], footer: "Thank you for the details."))
    ])

  @Test func `choices are numbered, and what stands alone says so`() {
    let story = Story(Self.task, "1,3", "1,4 left hip", "the knee", "")
    #expect(
      story.answer("places")
        == .answered(.choices([.code(.text("knee")), .other("left hip")]), .typed))
    #expect(
      story.transcript == """
        Question 1 of 2: Where does it hurt?
          1  Knee
          2  Back
             The lower part counts too.
          3  Nowhere (only this)
          4  Somewhere else: type 4 and your own words
          Numbers from 1 to 4, with commas between them.
          'Back' is a command too: to choose it, type its number.
        > 1,3
          'Nowhere' can't be combined with others. Choose it alone, or the others.
          For example: 1,2
        > 1,4 left hip
          Noted: Knee, Somewhere else: left hip

        Question 2 of 2: Where was it worst?
          Up to 20 characters. Optional: 'skip' leaves it out.
          For example: left knee
        > the knee

        Thank you for the details.

        Your answers
          1  Where does it hurt? Knee, Somewhere else: left hip
          2  Where was it worst? the knee

        Press Enter to finish, or type a number to change that answer: 

        """)
  }

  @Test func `a command's word is an answer behind a colon`() {
    let story = Story(Self.task, "?", ":back", ":back", "")
    #expect(story.answer("places") == .answered(.choices([.code(.text("back"))]), .typed))
    #expect(story.answer("words") == .answered(.text("back"), .typed))
    #expect(
      story.transcript == """
        Question 1 of 2: Where does it hurt?
          1  Knee
          2  Back
             The lower part counts too.
          3  Nowhere (only this)
          4  Somewhere else: type 4 and your own words
          Numbers from 1 to 4, with commas between them.
          'Back' is a command too: to choose it, type its number.
        > ?

        Help
        Choose one or several of the list: numbers from 1 to 4, with commas between
        them.
        For example: 1,2
        This question needs an answer.
        Besides an answer, you can type:
          back    go to what comes before
          review  list the questions and answers so far
          goto 1  go to a question by its number, and come back here
          save    keep the answers and leave; go on later
          quit    leave
          :back   answer 'back' itself: ':' makes an answer of any word

        > :back
          Noted: Back

        Question 2 of 2: Where was it worst?
          Up to 20 characters. Optional: 'skip' leaves it out.
          For example: left knee
        > :back

        Thank you for the details.

        Your answers
          1  Where does it hurt? Back
          2  Where was it worst? back

        Press Enter to finish, or type a number to change that answer: 

        """)
  }

  @Test func `pasted lines become one where one is read`() {
    let story = Story(Self.task, [.line("1 2", joined: true), .line("one two"), .line("")])
    #expect(story.answer("words") == .answered(.text("one two"), .typed))
    #expect(
      story.transcript == """
        Question 1 of 2: Where does it hurt?
          1  Knee
          2  Back
             The lower part counts too.
          3  Nowhere (only this)
          4  Somewhere else: type 4 and your own words
          Numbers from 1 to 4, with commas between them.
          'Back' is a command too: to choose it, type its number.
        > 1 2
        Several lines were pasted; they are taken as one.
          Noted: Knee, Back

        Question 2 of 2: Where was it worst?
          Up to 20 characters. Optional: 'skip' leaves it out.
          For example: left knee
        > one two

        Thank you for the details.

        Your answers
          1  Where does it hurt? Knee, Back
          2  Where was it worst? one two

        Press Enter to finish, or type a number to change that answer: 

        """)
  }

  @Test func `own words for yes and no are listed`() {
    let agree = FormItem(
      id: "agree", text: "Do you take part?",
      format: .boolean(BooleanFormat(yes: "I take part", no: "I don't take part")))
    let task = OrderedTask(
      id: "t", title: "T", steps: [Step(id: "agree", content: .question(agree))])
    let story = Story(task, "maybe", "i don't", "")
    #expect(story.answer("agree") == .answered(.boolean(false), .typed))
    #expect(
      story.transcript == """
        Question 1 of 1: Do you take part?
          1  I take part
          2  I don't take part
          I take part or I don't take part. Optional: 'skip' leaves it out.
        > maybe
          'maybe' is neither I take part nor I don't take part. Type one of the two.
          I take part or I don't take part. Optional.
        > i don't
          Noted: I don't take part
        Press Enter to finish: 

        """)
  }

  @Test func `what TAB completes are the choices, the commands and the questions`() {
    let story = Story(Self.task, "1")
    let prompt = story.console.prompts[1]
    let complete = { (word: String) in
      prompt.complete(CompletionRequest(leading: "", word: word)).map(\.text)
    }
    #expect(
      story.console.prompts[0].complete(CompletionRequest(leading: "", word: "")).map(\.text)
        == ["Knee", "Back", "Nowhere", "back", "review", "goto", "save", "quit"])
    #expect(complete("goto p") == ["goto places", "goto words"])
    #expect(prompt.mode == .answer)
  }
}
