import BedsideCore
import BedsideShell
import Testing

@MainActor
struct CheckInStories {
  @Test func `a check-in from its first question to its end`() {
    let story = Story(Samples.checkIn, "7", "37,2", "skip", "")
    #expect(story.end == TaskEnd(reason: .completed, hasSeenAnswers: true))
    #expect(story.answer("headache") == .answered(.integer(7), .typed))
    #expect(story.answer("fever") == .answered(.decimal(37.2), .typed))
    #expect(story.answer("nausea") == .skipped)
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> 7

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> 37,2
          Noted: 37.2 °C

        Question 3 of 3: How strong is your nausea?
          0 to 5. Optional: 'skip' leaves it out.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> skip
          Left out.

        Your answers
          1  How strong is your headache? 7
          2  What is your body temperature? 37.2 °C
          3  How strong is your nausea? left out

        Press Enter to finish, or type a number to change that answer: 

        Thank you

        See you tomorrow.

        """)
  }

  @Test func `the accessible mode says everything in sentences`() {
    let story = Story(Samples.checkIn, "7", "", "dk", "", isAccessible: true)
    #expect(story.answer("fever") == .answered(.decimal(37), .accepted))
    #expect(story.answer("nausea") == .dontKnow)
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your headache?
        1 (No pain) to 10 (Very painful).
        Press Enter to accept 5.
        Your answer: 7

        Question 2 of 3: What is your body temperature?
        Measure it under the tongue.
        35 to 42 °C.
        Press Enter to accept 37 °C.
        Your answer: 
        Noted: 37 °C, the value suggested

        Question 3 of 3: How strong is your nausea?
        0 to 5. Optional: 'skip' leaves it out.
        Or type 'dk': Can't tell
        Or type 'decline': I'd rather not say
        Press Enter to accept 2.
        Your answer: dk
        Noted: Can't tell

        Your answers
        1. How strong is your headache? 7
        2. What is your body temperature? 37 °C
        3. How strong is your nausea? Can't tell

        Press Enter to finish, or type a number to change that answer: 

        Thank you

        See you tomorrow.

        """)
  }

  @Test func `at 40 columns everything is broken at words`() {
    let story = Story(Samples.checkIn, "11", "7", "?", "37", "decline", "", width: 40)
    #expect(story.answer("nausea") == .declined)
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your
        headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> 11
          '11' is above 10. Type 10 or less.
          For example: 5
        [5]> 7

        Question 2 of 3: What is your body
        temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> ?

        Help
        The answer is a number: 35 to 42 °C.
        The unit is °C; it may be left out.
        For example: 38 °C
        This question needs an answer.
        Besides an answer, you can type:
          back    go to what comes before
          review  list the questions and
                  answers so far
          goto 1  go to a question by its
                  number, and come back here
          save    keep the answers and leave;
                  go on later
          quit    leave

        [37 °C]> 37
          Noted: 37 °C

        Question 3 of 3: How strong is your
        nausea?
          0 to 5. Optional: 'skip' leaves it
          out.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> decline
          Noted: I'd rather not say

        Your answers
          1  How strong is your headache? 7
          2  What is your body temperature? 37
             °C
          3  How strong is your nausea? I'd
             rather not say

        Press Enter to finish, or type
        a number to change that answer: 

        Thank you

        See you tomorrow.

        """)
  }
}
