import BedsideShell
import BedsideStore
import Testing

struct StyleRequestTests {
  @Test(arguments: [
    (
      color: StyleRequest.Color.auto, isTerminal: true, variables: ["TERM": "xterm"],
      colors: Style.Colors.ansi16
    ),
    (.auto, true, ["TERM": "xterm-256color"], .ansi256),
    (.auto, true, ["TERM": "xterm", "COLORTERM": "truecolor"], .ansi256),
    (.auto, true, ["TERM": "dumb"], .none),
    (.auto, true, [:], .none),
    (.auto, false, ["TERM": "xterm"], .none),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], .none),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], .ansi16),
    (.auto, false, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], .ansi16),
    (.auto, false, ["TERM": "xterm", "CLICOLOR_FORCE": "0"], .none),
    (.auto, true, ["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], .none),
    (.always, false, ["NO_COLOR": "1"], .ansi16),
    (.never, true, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], .none),
  ])
  func `colours follow the option, then the environment, then the terminal`(
    color: StyleRequest.Color, isTerminal: Bool, variables: [String: String], colors: Style.Colors
  ) {
    let request = StyleRequest(
      color: color, isTerminal: isTerminal, isUTF8: true, environment: variables)
    #expect(request.style.colors == colors)
  }

  @Test func `lines are drawn on a terminal only, of box characters where it has them`() {
    let style = { (isTerminal: Bool, isUTF8: Bool, term: String) in
      StyleRequest(
        color: .auto, isTerminal: isTerminal, isUTF8: isUTF8, environment: ["TERM": term]
      ).style
    }
    #expect(style(true, true, "xterm").hasBoxCharacters)
    #expect(!style(true, false, "xterm").hasBoxCharacters)
    #expect(style(true, false, "xterm").drawsRules)
    #expect(!style(false, true, "xterm").drawsRules)
    #expect(!style(true, true, "dumb").drawsRules)
    #expect(style(true, true, "xterm").hasBraille)
    #expect(!style(true, true, "linux").hasBraille)
  }

  @Test func `the series of a chart have the colours of the palette, and none without colours`() {
    let colors = { (colors: Style.Colors) in
      Style(colors: colors, drawsRules: false, hasBoxCharacters: false)
    }
    let codes = ChartColor.allCases.map { color in
      colors(.ansi256).render(StyledText("x", .series(color)))
    }
    #expect(
      codes == [25, 166, 36, 214, 74, 175].map { "\u{1B}[38;5;\($0)mx\u{1B}[0m" })
    let few = Set(
      ChartColor.allCases.map { colors(.ansi16).render(StyledText("x", .series($0))) })
    #expect(few.count == ChartColor.allCases.count)
    #expect(colors(.none).render(StyledText("x", .series(.blue))) == "x")
  }
}
