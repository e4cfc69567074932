import BedsideCore
import BedsideShell
import Testing

/// How lists, matrices and texts are asked for.
@MainActor
struct FormatStories {
  private static func task(_ items: FormItem...) -> OrderedTask {
    OrderedTask(
      id: "t", title: "T", steps: [Step(id: "form", content: .form(items: items, footer: nil))])
  }

  private static func choices(_ texts: String...) -> [TextChoice] {
    texts.enumerated().map { TextChoice(text: $1, value: .integer($0)) }
  }

  private static let matrix = ["stairs", "shoes"].map { row in
    FormItem(
      id: Identifier("m.\(row)"), text: row == "stairs" ? "Walking up stairs" : "Putting on shoes",
      isOptional: row == "stairs",
      format: .choice(ChoiceFormat(choices: choices("Not at all", "A lot"))),
      dontKnow: "Can't tell",
      matrix: MatrixPlace(id: "m", text: "How much did these bother you?", detail: "Last week."))
  }

  @Test func `what the rows of a matrix share is shown once`() {
    let story = Story(Self.task(Self.matrix[0], Self.matrix[1]), "2", "3", "")
    #expect(story.answer("m.stairs") == .answered(.choices([.code(.integer(1))]), .typed))
    #expect(story.answer("m.shoes") == .dontKnow)
    #expect(
      story.transcript == """
        How much did these bother you?
          Last week.
          1  Not at all
          2  A lot
          3  Can't tell
          A number from 1 to 3 for each of the 2 lines below.

        Question 1 of 2: Walking up stairs
          Optional: 'skip' leaves it out.
        > 2
          Noted: A lot

        Question 2 of 2: Putting on shoes
        > 3
          Noted: Can't tell

        Your answers
             How much did these bother you?
          1    Walking up stairs: A lot
          2    Putting on shoes: Can't tell

        Press Enter to finish, or type a number to change that answer: 

        """)
  }

  @Test func `what the rows share is shown again where it has scrolled by`() {
    let story = Story(Self.task(Self.matrix[0], Self.matrix[1]), "2", "review", "", "1", "")
    #expect(story.transcript.components("How much did these bother you?") == 4)
  }

  @Test func `several values are asked for one after the other`() {
    let item = FormItem(
      id: "h", text: "How tall?",
      format: .multiPicker(
        MultiPickerFormat(components: [
          .init(text: "Feet", choices: Self.choices("4", "5")),
          .init(choices: Self.choices("none", "half an inch")),
        ])))
    let story = Story(Self.task(item), "6", "5", "x", "5", "half an inch", "")
    #expect(story.answer("h") == .answered(.components([.integer(1), .integer(1)]), .typed))
    #expect(
      story.transcript == """
        Question 1 of 1: How tall?
          Feet: 4, 5
          Value 2 of 2: 1 none, 2 half an inch
          2 values in order, with commas between them. Optional: 'skip' leaves it out.
          For example: 4, 2
        > 6
          '6' is nothing of the list. Type one of them as it stands there.
          For example: 4, 2
        > 5
        Value 2 of 2: x
          'x' is none of the choices. Type a number from 1 to 2, or the choice's words.
          For example: 4, 2
        > 5
        Value 2 of 2: half an inch
          Noted: 5 half an inch
        Press Enter to finish: 

        """)
  }

  @Test func `a long list is searched, and shown when asked for`() {
    let towns = (1...30).map { TextChoice(text: "Town \($0)", value: .integer($0)) }
    let item = FormItem(
      id: "town", text: "Where?", isOptional: false, format: .choice(ChoiceFormat(choices: towns)),
      dontKnow: "No idea")
    let story = Story(Self.task(item), "wn", "list", "31", "own 27", "")
    #expect(story.answer("town") == .answered(.choices([.code(.integer(27))]), .typed))
    let lists = (1...12).map { ($0 < 10 ? "   \($0)" : "  \($0)") + "  Town \($0)" }
    #expect(
      story.transcript.hasPrefix(
        """
        Question 1 of 1: Where?
          30 to choose from: type a part of the words to find one, or 'list' to see them
          all.
          Or type 'dk': No idea
        > wn
          'wn' fits 30 of the list:
        \(lists.joined(separator: "\n"))
          There are 18 more. Type more of the words.
        > list
           1  Town 1

        """))
    #expect(story.transcript.contains("\n  30  Town 30\n> 31\n"))
    #expect(story.transcript.contains("'31' is none of the choices. Type a number from 1 to 30"))
  }

  @Test func `pictures and colours are named, and colours seen where there are any`() {
    let item = FormItem(
      id: "c", text: "Which?",
      format: .choice(
        ChoiceFormat(choices: [
          TextChoice(text: "a smile", value: .integer(0), image: "a smile"),
          TextChoice(text: "So so", value: .integer(1), image: "a straight mouth"),
          TextChoice(
            text: "Mustard", value: .integer(2), color: ModelColor(red: 217, green: 180, blue: 0)),
        ])))
    let plain = Story(Self.task(item), "1", "")
    #expect(
      plain.transcript.contains(
        """
          1  a smile
          2  So so (picture: a straight mouth)
          3  Mustard (yellow)

        """))
    let style = Style(colors: .ansi256, drawsRules: false, hasBoxCharacters: true)
    let colored = Story(Self.task(item), [.line("1"), .line("")], style: style)
    #expect(colored.transcript.contains("\u{1B}[48;5;178m    \u{1B}[0m Mustard (yellow)\n"))
    let few = Style(colors: .ansi16, drawsRules: false, hasBoxCharacters: true)
    #expect(Story(Self.task(item), [.line("1")], style: few).transcript.contains("\u{1B}[43m    "))
  }

  private static let note = FormItem(
    id: "note", text: "What else?", format: .text(TextFormat(maximumLength: 30, isMultiline: true)))

  @Test func `a text of several lines ends with an empty one`() {
    let story = Story(Self.task(Self.note), "one", "back", "", "")
    #expect(story.answer("note") == .answered(.text("one\nback"), .typed))
    #expect(
      story.transcript == """
        Question 1 of 1: What else?
          Up to 30 characters. Several lines will do; an empty one ends. Optional:
          'skip' leaves it out.
        > one
        > back
        > 
        Press Enter to finish: 

        """)
  }

  @Test func `Control-C gives a text up, and the end of the input ends it`() {
    let story = Story(
      Self.task(Self.note),
      [.line("one"), .interrupted(hadText: false), .line("two"), .endOfInput, .line("")])
    #expect(story.answer("note") == .answered(.text("two"), .typed))
    #expect(story.transcript.contains("> one\n> ^C\nWhat you typed is dropped.\n> two\n> ^D\n"))
  }

  @Test func `an editor's text is the answer, and one that is too long is not lost`() {
    let long = String(repeating: "long ", count: 10)
    let editor = ScriptedEditor([
      .text(long), .text("a\n\nb\nc\n"), .failed(command: "ed", status: 2),
    ])
    let lines: [Input] = ["edit", "EDIT", "1", "edit", "", ""].map { .line($0) }
    let story = Story(Self.task(Self.note), lines, editor: editor)
    #expect(editor.given == ["", long, "a\n\nb\nc"])
    #expect(story.answer("note") == .answered(.text("a\n\nb\nc"), .typed))
    #expect(story.transcript.contains("'edit' opens\n  your editor."))
    #expect(
      story.transcript.contains(
        """
          Your editor opens. Save and close it there.
          The text has 49 characters. At most 30 are kept: shorten it.

        """))
    #expect(story.transcript.contains("What you wrote is not lost: 'edit' opens it again."))
    #expect(story.transcript.contains("Noted: a … (4 lines)\n"))
    #expect(story.transcript.contains("'ed' ended with status 2. Type the text here instead."))
  }

  @Test func `what an editor can't do is said`() {
    let editor = ScriptedEditor([.noFile(folder: "/x"), .unreadable(command: "ed")])
    let lines: [Input] = ["edit", "edit", "skip", ""].map { .line($0) }
    let story = Story(Self.task(Self.note), lines, editor: editor)
    #expect(
      story.transcript.contains("No file can be made in '/x'. Type the text here instead."))
    #expect(
      story.transcript.contains(
        "What 'ed' left can't be read, or is no text in UTF-8. Type the text here\n  instead."))
  }

  @Test func `a signal to end while the editor is open ends the run by it`() {
    let editor = ScriptedEditor([.text("kept"), .terminated(signal: 15, written: nil)])
    let lines: [Input] = ["edit", "1", "edit"].map { .line($0) }
    let story = Story(Self.task(Self.note), lines, editor: editor)
    #expect(story.end.signal == 15)
    #expect(story.answer("note") == .answered(.text("kept"), .typed))
  }

  @Test func `a secret is never shown, nor its repetition`() {
    let pin = FormItem(
      id: "pin", text: "A secret word?", isOptional: false,
      format: .text(TextFormat(minimumLength: 4, isSecure: true)))
    let again = FormItem(
      id: "pin2", text: "Again?", isOptional: false,
      format: .confirmText(ConfirmTextFormat(of: "pin", isSecure: true)),
      visibleWhen: .answered("pin", true))
    let story = Story(Self.task(pin, again), "abc", "sesame", "seesame", "sesame", "1", "", "")
    #expect(story.answer("pin2") == .answered(.text("sesame"), .typed))
    #expect(!story.transcript.contains("sesame"))
    #expect(story.console.prompts.prefix(4).map(\.mode) == [.secret, .secret, .secret, .secret])
    #expect(
      story.transcript == """
        Question 1 of about 1: A secret word?
          At least 4 characters. What you type is not shown.
        > 
          The text has 3 characters. Type at least 4.
          At least 4 characters. What you type is not shown.
        > 
          Noted: ••••••••

        Question 2 of about 2: Again?
          The same once more.
        > 
          That is not the same as before. Type the same again, or 'back' to change what
          came before.
        > 
          Noted: ••••••••

        Your answers
          1  A secret word? ••••••••
          2  Again? ••••••••

        Press Enter to finish, or type a number to change that answer: 1

        Question 1 of about 2: A secret word?
          At least 4 characters. What you type is not shown.
          Press Enter to keep ••••••••.
        [••••••••]> 
          Noted: ••••••••

        Your answers
          1  A secret word? ••••••••
          2  Again? ••••••••

        Press Enter to finish, or type a number to change that answer: 

        """)
  }
}

extension String {
  /// How often `part` stands in the text.
  fileprivate func components(_ part: String) -> Int {
    split(separator: part).count - 1 + (hasPrefix(part) ? 1 : 0)
  }
}
