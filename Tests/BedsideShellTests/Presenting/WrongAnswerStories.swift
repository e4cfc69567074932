import BedsideCore
import BedsideShell
import Testing

@MainActor
struct WrongAnswerStories {
  private func task(_ items: FormItem...) -> OrderedTask {
    OrderedTask(
      id: "t", title: "A task",
      steps: [Step(id: "form", content: .form(items: items, footer: nil))])
  }

  @Test func `a wrong answer is explained, and the third one brings all the help`() {
    let story = Story(task(Samples.headache), "eleven", "11", "7.5", "7", "")
    #expect(story.answer("headache") == .answered(.integer(7), .typed))
    #expect(
      story.transcript == """
        Question 1 of 1: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> eleven
          'eleven' is not a whole number. Type one like 4.
          For example: 5
        [5]> 11
          '11' is above 10. Type 10 or less.
          For example: 5
        [5]> 7.5
          '7.5' is not a whole number. Type one like 4.

        Help
        The answer is a whole number: 1 to 10.
        For example: 5
        This question needs an answer.
        Besides an answer, you can type:
          back    go to what comes before
          review  list the questions and answers so far
          goto 1  go to a question by its number, and come back here
          save    keep the answers and leave; go on later
          quit    leave
          ??      read: About pain scores

        [5]> 7
        Press Enter to finish: 

        """)
  }

  @Test func `a number that may be two numbers is asked about`() {
    let walk = FormItem(
      id: "walk", text: "How far did you walk?", format: .decimal(DecimalFormat(unit: "m")))
    let story = Story(task(walk), "1,500", "1500 m", "")
    #expect(story.answer("walk") == .answered(.decimal(1500), .typed))
    #expect(
      story.transcript == """
        Question 1 of 1: How far did you walk?
          A number in m. Optional: 'skip' leaves it out.
        > 1,500
          '1,500' can be read as 1500 or as 1.5. Type the one you mean.
          For example: 4.5 m
        > 1500 m
        Press Enter to finish: 

        """)
  }

  @Test func `a comma is a decimal mark, and the number comes back in the person's own way`() {
    let story = Story(task(Samples.fever), [.line("37,25"), .line("")], decimalMark: ",")
    #expect(story.answer("fever") == .answered(.decimal(37.25), .typed))
    #expect(
      story.transcript == """
        Question 1 of 1: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> 37,25
          Noted: 37,25 °C
        Press Enter to finish: 

        """)
  }

  @Test func `Enter accepts what is shown and nothing else`() {
    let sleep = FormItem(
      id: "sleep", text: "Did you sleep well?", format: .boolean(BooleanFormat()))
    let story = Story(task(sleep), "", "y", "")
    #expect(story.answer("sleep") == .answered(.boolean(true), .typed))
    #expect(
      story.transcript == """
        Question 1 of 1: Did you sleep well?
          Yes or no. Optional: 'skip' leaves it out.
        > 
          Nothing was typed. Type an answer, or 'skip' to leave it out.
          Yes or no. Optional.
        > y
          Noted: yes
        Press Enter to finish: 

        """)
  }

  @Test func `what may not be left out, unknown or declined says so`() {
    let story = Story(task(Samples.headache), "skip", "dk", "decline", "3", "")
    #expect(
      story.transcript == """
        Question 1 of 1: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> skip
          This question needs an answer.
          For example: 5
        [5]> dk
          "I don't know" can't be given here. Type an answer.
          For example: 5
        [5]> decline
          This question can't be declined. Type an answer.

        Help
        The answer is a whole number: 1 to 10.
        For example: 5
        This question needs an answer.
        Besides an answer, you can type:
          back    go to what comes before
          review  list the questions and answers so far
          goto 1  go to a question by its number, and come back here
          save    keep the answers and leave; go on later
          quit    leave
          ??      read: About pain scores

        [5]> 3
        Press Enter to finish: 

        """)
  }
}
