import BedsideCore
import BedsideShell
import Testing

/// Content in Japanese and Arabic, in narrow and wide windows.
@MainActor
struct ScriptStories {
  private func walk(
    _ file: String, width: Int, terminal: Bool = false, _ options: String..., lines: [String]
  ) throws -> Machine {
    let machine = Machine(lines.map { .line($0) })
    machine.console.width = width + 1
    if terminal {
      machine.terminals = [.talk, .data]
      machine.environment = ["TERM": "xterm", "LC_CTYPE": "C.UTF-8", "NO_COLOR": "1"]
    }
    machine.files["task.json"] = try Fixture.text(file)
    _ = Program(host: machine.host).run(["run", "task.json"] + options)
    return machine
  }

  private nonisolated static let japanese = ["", "3", "1,2", "はい", "36.6", "少し疲れました", ""]
  private nonisolated static let arabic = ["", "3", "1,2", "نعم", "36.6", "لا شيء", ""]

  @Test func `Japanese is broken by its own rules and aligned by width`() throws {
    let machine = try walk("japanese.json", width: 40, lines: Self.japanese)
    #expect(
      machine.transcript.hasPrefix(
        """
        はじめに
        この記録では、ひざの痛みと睡眠についてお
        聞きします。答えたくない質問は飛ばしても
        構いません。「保存」すれば、あとで続きか
        ら始められます。

          - 所要時間は約2分です（質問は5つ）。
          - 急に強い痛みが出たときは、すぐに医師
            に電話してください。
        Press Enter to go on:\u{20}

        今日の体調

        Question 1 of 5: この24時間で、ひざの痛
        みはどのくらいでしたか？
          一日全体を思い出してお答えください。
          0 (痛みなし) to 10 (想像できる最も強い
          痛み).
        > 3

        Question 2 of 5: どこが痛みましたか？
          1  ひざの内側
          2  ひざの外側
             階段を下りるときに痛むことが多い場
             所です。
          3  どこも痛くない (only this)
          4  その他: type 4 and your own words
        """), "\(machine.transcript)")
  }

  @Test(
    arguments: [
      ("japanese.json", japanese), ("arabic.json", arabic),
      ("tagebuch/tasks/abend.json", ["3", "1,2", "ja", "2.5", "today", ""]),
    ], [24, 40, 80])
  func `no line is wider than the window, in any script`(
    _ file: (name: String, lines: [String]), width: Int
  ) throws {
    for isTerminal in [true, false] {
      let machine = try walk(file.name, width: width, terminal: isTerminal, lines: file.lines)
      for line in machine.transcript.split(separator: "\n") {
        // The result is for programs; what was typed is the person's, and stands behind the prompt.
        if line.hasPrefix("{") { continue }
        if file.lines.contains(where: { !$0.isEmpty && line.hasSuffix($0) }) { continue }
        #expect(DisplayWidth.of(line) <= width, "\(line)")
      }
    }
  }

  @Test func `Arabic is isolated where something stands beside it, and only in a terminal`() throws
  {
    let shown = try walk("arabic.json", width: 80, terminal: true, lines: Self.arabic).transcript
    #expect(
      shown.contains("\nQuestion 1 of 5: \u{2068}ما شدّة ألم الركبة من 0 إلى 10؟\u{2069}\n"))
    #expect(shown.contains("\n  فكّر في اليوم كله.\n"))
    #expect(shown.contains("\n  1  \u{2068}الجهة الداخلية\u{2069}\n"))
    #expect(shown.contains("\n  1  \u{2068}ما شدّة ألم الركبة من 0 إلى 10؟\u{2069} 3\n"))
    #expect(shown.contains("  Noted: \u{2068}الجهة الداخلية, الجهة الخارجية\u{2069}\n"))
    for options in [["--accessible"], ["--accessible", "--color", "always"]] {
      let plain = try walkAccessible(options)
      #expect(!plain.unicodeScalars.contains("\u{2068}"))
      #expect(plain.contains("\n1. ما شدّة ألم الركبة من 0 إلى 10؟ 3\n"))
    }
  }

  private func walkAccessible(_ options: [String]) throws -> String {
    let machine = Machine(Self.arabic.map { .line($0) })
    machine.terminals = [.talk, .data]
    machine.environment = ["TERM": "xterm", "LC_CTYPE": "C.UTF-8"]
    machine.files["task.json"] = try Fixture.text("arabic.json")
    _ = Program(host: machine.host).run(["run", "task.json"] + options)
    return machine.transcript
  }

  @Test func `results hold what was meant, without marks of direction`() throws {
    let machine = Machine()
    machine.isInteractive = false
    machine.files["task.json"] = try Fixture.text("arabic.json")
    machine.files["a.json"] =
      #"{"pain": 3, "where": ["inner", {"other": "الكاحل"}], "slept": true}"#
    machine.run("run", "task.json", "--answers", "a.json")
    #expect(!machine.console.data.unicodeScalars.contains("\u{2068}"))
    #expect(machine.console.data.contains(#""language":"ar""#))
  }
}
