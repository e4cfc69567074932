import BedsideCore
import Testing

@testable import BedsideShell

@MainActor
struct RendererTests {
  private let page: [Block] = [
    .title("The knee"), .text("A joint between the thigh and the shin."), .gap, .gap,
    .heading("Parts"),
    .entries([
      .init("1", StyledText("Femur: the thigh bone, the longest one there is")),
      .init("10", StyledText("Meniscus\nA disc")),
    ]), .bullet("one"), .rule, .hint("below", .problem),
  ]

  private func shown(_ blocks: [Block], width: Int, style: Style = .plain) -> String {
    let console = ScriptedConsole([], width: width)
    Renderer(console: console, talk: style).show(blocks)
    return console.transcript
  }

  @Test func `a command is never broken where a line has room for it, and can be copied`() {
    let phrases = Phrases(
      language: "en", table: ["t": "Go on with it afterwards, please: resume␣check-in␣now."])
    let block = Block.text(phrases(Phrase("t", "t")))
    #expect(
      shown([block], width: 41) == """
        Go on with it afterwards, please:
        resume check-in now.

        """)
    #expect(
      shown([block], width: 17) == """
        Go on with it
        afterwards,
        please:
        resume check-in
        now.

        """)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `no command of a phrase is broken in 40 columns`(_ language: InterfaceLanguage) throws {
    let declared = try DeclaredPhrase.all(in: ["BedsideStore", "BedsideShell"])
    let phrases = language.phrases
    var count = 0
    for phrase in declared where phrase.english.contains("␣") {
      let text = phrases(Phrase(phrase.keys[0], phrase.english))
      let pieces = text.split(separator: " ").filter {
        $0.contains("\u{A0}") && DisplayWidth.of(String($0)) <= 40
      }
      let lines = shown([.text(text)], width: 41).split(separator: "\n")
      for piece in pieces {
        count += 1
        let command = piece.replacing("\u{A0}", with: " ")
        #expect(lines.contains { $0.contains(command) }, "\(phrase.keys)")
      }
    }
    #expect(count > 20)
  }

  @Test func `blocks become lines that keep to the width`() {
    #expect(
      shown(page, width: 31) == """
        The knee
        A joint between the thigh and
        the shin.

        Parts
           1  Femur: the thigh bone,
              the longest one there is
          10  Meniscus
              A disc
          - one

          below

        """)
  }

  @Test func `lines are no longer than 80 columns, however wide the window is`() {
    let text = Array(repeating: "word", count: 60).joined(separator: " ")
    let lines = shown([.text(text)], width: 200).split(separator: "\n")
    #expect(lines.map(\.count) == [79, 79, 79, 59])
  }

  @Test func `colours and lines only decorate`() {
    let rich = Style(colors: .ansi256, drawsRules: true, hasBoxCharacters: true)
    #expect(
      shown(page, width: 31, style: rich) == """
        \u{1B}[1mThe knee\u{1B}[0m
        \u{1B}[38;5;74m────────\u{1B}[0m
        A joint between the thigh and
        the shin.

        \u{1B}[1mParts\u{1B}[0m
           \u{1B}[38;5;74m1\u{1B}[0m  Femur: the thigh bone,
              the longest one there is
          \u{1B}[38;5;74m10\u{1B}[0m  Meniscus
              A disc
          - one
        \u{1B}[38;5;74m──────────────────────────────\u{1B}[0m
          \u{1B}[38;5;166mbelow\u{1B}[0m

        """)
  }

  @Test func `a whole story says the same with and without decoration`() {
    let rich = Style(colors: .ansi16, drawsRules: true, hasBoxCharacters: true)
    let lines: [Input] = ["?", "11", "7", "??", "37", "review", "", "1", ""].map { .line($0) }
    let decorated = Story(Samples.checkIn, lines, style: rich)
    let plain = Story(Samples.checkIn, lines)
    let stripped = Sanitizer.clean(decorated.transcript).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(decorated.transcript.contains("\u{1B}[1m"))
    #expect(
      stripped.filter { !$0.hasPrefix("─") }.joined(separator: "\n") == plain.transcript)
  }

  @Test func `nothing that is shown can reach the terminal unclean`() {
    let evil = "a\u{1B}[2Jb\u{9B}31mc\u{202E}d\u{07}"
    let item = FormItem(
      id: "evil", text: evil, detail: evil, placeholder: evil,
      format: .choice(
        ChoiceFormat(
          choices: [TextChoice(text: evil, value: .text(evil), detail: evil)],
          other: OtherChoice(evil))),
      learnMore: LearnMore(title: evil, source: .text("# \(evil)\n\n- \(evil)\n\n\(evil)")),
      dontKnow: evil, decline: evil)
    let task = OrderedTask(
      id: "evil", title: evil,
      steps: [
        Step(
          id: "intro", title: evil, text: evil, footnote: evil,
          content: .instruction([BodyItem(.tag, evil)])),
        Step(id: "form", title: evil, content: .form(items: [item], footer: evil)),
      ])
    let story = Story(
      task, "", "?", "??", evil, "2 \(evil)", "review", evil, "", "goto \(evil)", "quit", evil, "3",
      "1", "")
    let typed = evil.unicodeScalars.filter { $0 == "\u{1B}" }.count
    // What the person typed stands in the transcript as it was typed, five times.
    #expect(story.transcript.unicodeScalars.count { $0 == "\u{1B}" } == 5 * typed)
    #expect(story.console.prompts.allSatisfy { !$0.text.contains("\u{1B}") })
  }

  @Test func `a prompt leaves room to type`() {
    let console = ScriptedConsole(["x"].map { .line($0) }, width: 30)
    _ = Renderer(console: console).readLine("Press Enter to go on, or type a number: ")
    #expect(console.transcript == "Press Enter to go on,\nor type a number: x\n")
  }
}
