import BedsideCore
import BedsideShell
import Testing

@MainActor
struct MovingStories {
  @Test func `back is never in the way and keeps what was answered`() {
    let story = Story(Samples.checkIn, "back", "7", "nonsense", "back", "8", "", "1", "")
    #expect(story.answer("headache") == .answered(.integer(8), .typed))
    #expect(story.answer("fever") == .answered(.decimal(37), .accepted))
    #expect(story.end.reason == .completed)
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> back
        There is nothing before this.

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> 7

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> nonsense
          'nonsense' is not a number. Type it in digits, like 4.5.
          For example: 38 °C
        [37 °C]> back

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to keep 7.
        [7]> 8

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> 
          Noted: 37 °C, the value suggested

        Question 3 of 3: How strong is your nausea?
          0 to 5. Optional: 'skip' leaves it out.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> 1

        Your answers
          1  How strong is your headache? 8
          2  What is your body temperature? 37 °C
          3  How strong is your nausea? 1

        Press Enter to finish, or type a number to change that answer: 

        Thank you

        See you tomorrow.

        """)
  }

  @Test func `the review leads to a question and the answer leads back`() {
    let story = Story(Samples.checkIn, "7", "38", "review", "1", "9", "3", "2", "39", "")
    #expect(story.answer("headache") == .answered(.integer(9), .typed))
    #expect(story.answer("fever") == .answered(.decimal(39), .typed))
    #expect(story.end.reason == .completed)
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
        [37 °C]> 38
          Noted: 38 °C

        Question 3 of 3: How strong is your nausea?
          0 to 5. Optional: 'skip' leaves it out.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> review

        Your answers so far
          1  How strong is your headache? 7
          2  What is your body temperature? 38 °C
          3  How strong is your nausea? not answered yet

        Press Enter to go on, or type a number to change that answer: 1

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to keep 7.
        [7]> 9

        Question 3 of 3: How strong is your nausea?
          0 to 5. Optional.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> 3

        Your answers
          1  How strong is your headache? 9
          2  What is your body temperature? 38 °C
          3  How strong is your nausea? 3

        Press Enter to finish, or type a number to change that answer: 2

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to keep 38 °C.
        [38 °C]> 39
          Noted: 39 °C

        Your answers
          1  How strong is your headache? 9
          2  What is your body temperature? 39 °C
          3  How strong is your nausea? 3

        Press Enter to finish, or type a number to change that answer: 

        Thank you

        See you tomorrow.

        """)
  }

  @Test func `goto takes a name or a number, and says what it can't find`() {
    let story = Story(
      Samples.checkIn, "goto", "goto 9", "goto fevre", "7", "goto headache", "", "goto sleep", "37")
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> goto
        Type 'goto' and the number of a question, like 'goto 1'; 'review' lists them.
        [5]> goto 9
        There is no question '9'. Type 'review' to see their numbers.
        [5]> goto fevre
        There is no question 'fevre'. Did you mean 'fever'?
        [5]> 7

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> goto headache

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to keep 7.
        [7]> 
          Noted: 7

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> goto sleep
        There is no question 'sleep'. Type 'review' to see their numbers.
        [37 °C]> 37
          Noted: 37 °C

        Question 3 of 3: How strong is your nausea?
          0 to 5. Optional: 'skip' leaves it out.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> ^D
        Saved. Go on with: bedside resume check-in

        """)
  }

  @Test func `help says all that can be typed and leads to more to read`() {
    let story = Story(Samples.checkIn, "?", "??", "7", "37", "?", "1", "?", "??", "")
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> ?

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

        [5]> ??

        About pain scores
        Ten is the *worst* pain.

        [5]> 7

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> 37
          Noted: 37 °C

        Question 3 of 3: How strong is your nausea?
          0 to 5. Optional: 'skip' leaves it out.
          Or type 'dk': Can't tell
          Or type 'decline': I'd rather not say
          Press Enter to accept 2.
        [2]> ?

        Help
        The answer is a whole number: 0 to 5.
        For example: 2
        This question may be left out: type 'skip'.
        Besides an answer, you can type:
          back     go to what comes before
          skip     leave this question out
          dk       answer: Can't tell
          decline  answer: I'd rather not say
          review   list the questions and answers so far
          goto 1   go to a question by its number, and come back here
          save     keep the answers and leave; go on later
          quit     leave

        [2]> 1

        Your answers
          1  How strong is your headache? 7
          2  What is your body temperature? 37 °C
          3  How strong is your nausea? 1

        Press Enter to finish, or type a number to change that answer: ?

        Help
        There is nothing to answer here. Press Enter to go on.
        Besides an answer, you can type:
          back    go to what comes before
          review  list the questions and answers so far
          goto 1  go to a question by its number, and come back here
          save    keep the answers and leave; go on later
          quit    leave

        Press Enter to finish, or type a number to change that answer: ??
        There is nothing more to read here.
        Press Enter to finish, or type a number to change that answer: 

        Thank you

        See you tomorrow.

        """)
  }
}
