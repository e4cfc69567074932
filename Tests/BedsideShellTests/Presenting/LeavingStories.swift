import BedsideCore
import BedsideShell
import Testing

@MainActor
struct LeavingStories {
  @Test func `quit asks, and going on puts the question again`() {
    let story = Story(Samples.checkIn, "7", "quit", "x", "3", "quit", "save")
    #expect(story.end == TaskEnd(reason: .saved))
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
        [37 °C]> quit

        Leave 'Check In'?
          1  save: keep the answers and leave; go on later
          2  discard: leave and throw the answers away
          3  go on: stay here
        Number or word: x
        'x' is none of these. Type a number from 1 to 3, or the word.
        Number or word: 3

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> quit

        Leave 'Check In'?
          1  save: keep the answers and leave; go on later
          2  discard: leave and throw the answers away
          3  go on: stay here
        Number or word: save
        Saved. Go on with: bedside resume check-in

        """)
  }

  @Test func `quit can throw the answers away`() {
    let story = Story(Samples.checkIn, "7", "quit", "2")
    #expect(story.end == TaskEnd(reason: .discarded))
    #expect(story.transcript.hasSuffix("Number or word: 2\nLeft. Nothing of it is kept.\n"))
  }

  @Test func `Control-C drops what was typed and asks at an empty prompt`() {
    let story = Story(
      Samples.checkIn,
      [
        .interrupted(hadText: true), .interrupted(hadText: false), .interrupted(hadText: false),
        .line("save"), .line("7"), .line("save"),
      ])
    #expect(story.end == TaskEnd(reason: .saved))
    #expect(
      story.transcript == """
        Check In
        Please answer the following questions.

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> ^C
        What you typed is dropped.
        [5]> ^C

        Leave 'Check In'?
          1  leave: leave; nothing was answered yet
          2  go on: stay here
        Number or word: ^C

        Question 1 of 3: How strong is your headache?
          1 (No pain) to 10 (Very painful).
          Press Enter to accept 5.
        [5]> save
        There is nothing to save yet. 'quit' leaves.
        [5]> 7

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> save
        Saved. Go on with: bedside resume check-in

        """)
  }

  @Test func `what has no answer yet is left without being kept`() {
    let quit = Story(Samples.checkIn, "quit", "leave")
    #expect(quit.end == TaskEnd(reason: .discarded))
    #expect(quit.transcript.hasSuffix("Number or word: leave\nLeft. Nothing was answered.\n"))
    let ended = Story(Samples.checkIn, [.endOfInput])
    #expect(ended.end == TaskEnd(reason: .discarded))
    #expect(ended.transcript.hasSuffix("[5]> ^D\nLeft. Nothing was answered.\n"))
    let closed = Story(Samples.checkIn, [.terminated(signal: 1)])
    #expect(closed.end == TaskEnd(reason: .discarded, signal: 1))
  }

  @Test func `Control-D saves and leaves`() {
    let story = Story(Samples.checkIn, [.line("7"), .endOfInput])
    #expect(story.end == TaskEnd(reason: .saved))
    #expect(story.transcript.hasSuffix("[37 °C]> ^D\nSaved. Go on with: bedside resume check-in\n"))
  }

  @Test func `a signal saves and is passed on`() {
    let story = Story(Samples.checkIn, [.line("7"), .terminated(signal: 15)])
    #expect(story.end == TaskEnd(reason: .saved, signal: 15))
    let atMenu = Story(Samples.checkIn, [.line("7"), .line("quit"), .terminated(signal: 1)])
    #expect(atMenu.end == TaskEnd(reason: .saved, signal: 1))
  }

  @Test func `where nothing can be saved, saving is not offered`() {
    let host = RecordingDelegate(savesAndRestores: false)
    let story = Story(
      Samples.checkIn, [.line("7"), .line("save"), .line("quit"), .line("go"), .endOfInput],
      delegate: host)
    #expect(story.end == TaskEnd(reason: .discarded))
    #expect(
      story.transcript.hasSuffix(
        """
        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> save
        This can't be saved to go on later. 'quit' leaves it.
        [37 °C]> quit

        Leave 'Check In'?
          1  discard: leave and throw the answers away
          2  go on: stay here
        Number or word: go

        Question 2 of 3: What is your body temperature?
          Measure it under the tongue.
          35 to 42 °C.
          Press Enter to accept 37 °C.
        [37 °C]> ^D
        Left. Nothing of it is kept.

        """))
  }

  @Test func `a host that wants no question is not asked about leaving, and loses nothing`() {
    let lines = [Input.line("7"), .line("quit")]
    let saving = RecordingDelegate(confirmsCancel: false)
    #expect(Story(Samples.checkIn, lines, delegate: saving).end.reason == .saved)
    let discarding = RecordingDelegate(savesAndRestores: false, confirmsCancel: false)
    #expect(Story(Samples.checkIn, lines, delegate: discarding).end.reason == .discarded)
  }
}
