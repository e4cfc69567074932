import BedsideCore
import BedsideShell
import Testing

@MainActor
struct DraftStories {
  @Test func `each answer is kept before the next question`() {
    let keeper = UnreliableKeeper()
    let story = Story(Samples.checkIn, [.line("7"), .line("38"), .endOfInput], keeper: keeper)
    #expect(story.end == TaskEnd(reason: .saved))
    #expect(keeper.events.map { $0.json["e"] } == ["begin", "step", "answer", "answer"])
  }

  @Test func `a run goes on at the question where it was left`() throws {
    let keeper = UnreliableKeeper()
    _ = Story(Samples.checkIn, [.line("7"), .endOfInput], keeper: keeper)
    let data = try #require(RestorationData(folding: keeper.events))
    let story = Story(
      Samples.checkIn, [.line("38"), .line(""), .line("")], keeper: keeper, restoring: data)
    #expect(story.end.reason == .completed)
    #expect(story.answer("headache") == .answered(.integer(7), .typed))
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> 38
          Noted: 38 °C

        Question 3 of 3: How strong is your nausea?
          0 to 5. Optional: 'skip' leaves it out.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> 
          Noted: 2, the value suggested

        Your answers
          1  How strong is your headache? 7
          2  What is your body temperature? 38 °C
          3  How strong is your nausea? 2

        Press Enter to finish, or type a number to change that answer: 

        Thank you

        See you tomorrow.

        """)
  }

  @Test func `an answer that can't be kept is said to be so, and trying again helps`() {
    let keeper = UnreliableKeeper(failing: [false, true, true, false])
    let story = Story(
      Samples.checkIn, [.line("7"), .line("retry"), .line("1"), .endOfInput], keeper: keeper)
    #expect(story.end == TaskEnd(reason: .saved))
    #expect(keeper.events.count == 3)
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> 7

        NOT SAVED: no space left on the device. Your last answer is only on this screen.

        What now?
          1  retry: try to save again
          2  go on: answer on; it is saved as soon as that works again
          3  leave: leave with what was saved before
        Number or word: retry

        NOT SAVED: no space left on the device. Your last answer is only on this screen.

        What now?
          1  retry: try to save again
          2  go on: answer on; it is saved as soon as that works again
          3  leave: leave with what was saved before
        Number or word: 1

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> ^D
        Saved. Go on with: bedside resume check-in

        """)
  }

  @Test func `one can answer on without saving, and is told when saving works again`() {
    let keeper = UnreliableKeeper(failing: [true, true, true, false])
    let story = Story(
      Samples.checkIn, [.line("go on"), .line("7"), .line("38"), .endOfInput], keeper: keeper)
    #expect(story.end == TaskEnd(reason: .saved))
    #expect(keeper.events.count == 4)
    #expect(
      story.transcript == """
        NOT SAVED: no space left on the device. Nothing can be saved now.

        What now?
          1  retry: try to save again
          2  go on: answer on; it is saved as soon as that works again
          3  leave: leave with what was saved before
        Number or word: go on

        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> 7
          Noted, but not saved yet.
        Saving works again: everything so far is saved.

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> 38
          Noted: 38 °C

        Question 3 of 3: How strong is your nausea?
          0 to 5. Optional: 'skip' leaves it out.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> ^D
        Saved. Go on with: bedside resume check-in

        """)
  }

  @Test func `one can leave with what was saved before`() {
    let keeper = UnreliableKeeper(failing: [false, true])
    let story = Story(Samples.checkIn, [.line("7"), .line("leave")], keeper: keeper)
    #expect(story.end == TaskEnd(reason: .failed("no space left on the device"), hasUnkept: true))
    #expect(keeper.events.count == 2)
  }

  @Test func `leaving while nothing can be saved says what is lost`() {
    let keeper = UnreliableKeeper(failing: Array(repeating: true, count: 20))
    let story = Story(Samples.checkIn, [.line("2"), .line("7"), .endOfInput], keeper: keeper)
    #expect(story.end == TaskEnd(reason: .saved, hasUnkept: true))
    #expect(
      story.transcript.hasSuffix(
        "> ^D\nNOT SAVED: no space left on the device. What was answered since is lost.\n"))
  }
}
