import BedsideCore
import BedsideViewing
import Testing

struct TerminalPageTests {
  /// The text of a page as it stands on the screen; the picture is empty.
  private func screen(_ page: TerminalPage, _ columns: Int, _ rows: Int) -> [String] {
    var cells = [[Character]](
      repeating: [Character](repeating: " ", count: columns), count: rows)
    for line in page.lines {
      #expect(line.column + line.width - 1 <= columns)
      #expect(line.text.count <= line.width)
      for (offset, character) in line.text.enumerated() {
        cells[line.row - 1][line.column - 1 + offset] = character
      }
    }
    return cells.map { row in
      var text = String(row)
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  private func session(_ keys: Key..., text: String = "Look well.") -> ViewingSession {
    let stop = TourStop(highlight: ["b"], text: text)
    var step = Samples.step(tour: [stop, TourStop(text: "Last.")])
    step.text = "What is asked."
    var session = Samples.session(step)
    session.showsPartList = true
    for key in keys { session.press(key, at: 0) }
    return session
  }

  @Test func `texts and parts stand beside the picture where there is room`() {
    let page = TerminalPage(session(" ", .named(.tab)), columns: 80, rows: 20)
    #expect(page.picture == CellFrame(column: 1, row: 1, columns: 49, rows: 19))
    let beside = screen(page, 80, 20).map { String($0.dropFirst(50)) }
    #expect(
      beside.prefix(13) == [
        "Title", "", "1 of 2", "Look well.", "", "A", "", "▸  A", " ● B", "   C", "", "", "",
      ])
    #expect(page.pageCount == 1)
  }

  @Test func `in a narrow terminal they stand below it, and the picture keeps its size`() {
    let first = TerminalPage(session(" "), columns: 40, rows: 20)
    let second = TerminalPage(session(" ", " "), columns: 40, rows: 20)
    #expect(first.picture == CellFrame(column: 1, row: 1, columns: 40, rows: 17))
    #expect(second.picture == first.picture)
    #expect(screen(first, 40, 20).dropFirst(17).prefix(2) == ["1 of 2  Title", "Look well."])
    #expect(screen(second, 40, 20)[17] == "2 of 2  Title")
  }

  @Test func `the last row names the keys, as many as fit`() {
    #expect(
      screen(TerminalPage(session(), columns: 120, rows: 9), 120, 9)[8]
        == "? help  Q close  Space start the tour  E go on  Tab part  Enter select  Arrows turn"
        + "  + - zoom  / find  L list")
    #expect(
      screen(TerminalPage(session(), columns: 40, rows: 12), 40, 12)[11]
        == "? help  Q close  Space start the tour")
    #expect(
      screen(TerminalPage(session(" "), columns: 40, rows: 12), 40, 12)[11]
        == "? help  Q close  Space next  E go on")
  }

  @Test func `what does not fit is read page by page, and nothing is lost`() {
    let words = (1...60).map { "word\($0)" }
    let session = session(" ", text: words.joined(separator: " "))
    var seen: [String] = []
    let count = TerminalPage(session, columns: 40, rows: 12).pageCount
    #expect(count > 1)
    for number in 0..<count {
      let page = TerminalPage(session, columns: 40, rows: 12, page: number)
      #expect(page.page == number)
      let text = screen(page, 40, 12)
      #expect(text.contains("Page \(number + 1) of \(count): Space for more"))
      seen += text.flatMap { $0.split(separator: " ").map(String.init) }
    }
    #expect(words.allSatisfy(seen.contains))
    #expect(TerminalPage(session, columns: 40, rows: 12, page: 99).page == count - 1)
  }

  @Test func `the part that was just asked for comes first where not all fits`() {
    let text = String(repeating: "many words ", count: 30)
    let page = TerminalPage(session(" ", .named(.tab), text: text), columns: 40, rows: 12)
    #expect(screen(page, 40, 12)[7] == "A")
  }

  @Test func `what is typed of a name stands in the panel, with the parts that have it`() {
    let page = TerminalPage(session("/", "c"), columns: 80, rows: 12)
    let beside = screen(page, 80, 12).map { String($0.dropFirst(50)) }
    #expect(beside.prefix(6) == ["Title", "", "Find: c_", "▸  C", "", ""])
    #expect(screen(page, 80, 12)[11] == "Enter take in hand  Esc leave  Tab another")
    let none = TerminalPage(session("/", "c", "x"), columns: 80, rows: 12)
    #expect(screen(none, 80, 12).map { String($0.dropFirst(50)) }[3] == "No part is called so.")
    let all = TerminalPage(session("/", .named(.tab)), columns: 80, rows: 12)
    #expect(
      screen(all, 80, 12).map { String($0.dropFirst(50)) }[2...5] == [
        "Find: _", "   A", "▸  B", "   C",
      ])
  }

  @Test(arguments: [(40, 12), (40, 5), (80, 5), (20, 6)])
  func `a search is seen in every terminal, even without texts and list`(
    _ columns: Int, _ rows: Int
  ) {
    for keys: [Key] in [["/", "c"], ["t", "l", "/", "c"]] {
      var session = session()
      for key in keys { session.press(key, at: 0) }
      let text = screen(TerminalPage(session, columns: columns, rows: rows), columns, rows)
      #expect(text.contains { $0.contains("Find: c_") }, "\(keys)")
    }
  }

  @Test func `of a long name its end is seen`() {
    var session = session("/")
    for character in String(repeating: "ab", count: 40) + "z" {
      session.press(.character(character), at: 0)
    }
    let text = screen(TerminalPage(session, columns: 40, rows: 12), 40, 12)
    #expect(text.contains { $0.hasPrefix("Find: ") && $0.hasSuffix("b_") })
  }

  @Test func `without texts and list the picture has all the room`() {
    let page = TerminalPage(session("t", "l"), columns: 80, rows: 24)
    #expect(page.picture == CellFrame(column: 1, row: 1, columns: 80, rows: 23))
    #expect(page.lines.count == 1)
  }

  @Test func `the help covers the picture and lists every key`() {
    let session = session("?")
    let page = TerminalPage(session, columns: 120, rows: 40)
    #expect(page.picture == nil)
    let text = screen(page, 120, 40).joined(separator: "\n")
    for topic in Binding.Topic.allCases {
      #expect(text.contains(Phrases.english(topic.help)), "\(topic)")
    }
    #expect(text.contains("Any key closes the help"))
  }

  @Test(arguments: [(40, 12), (80, 24), (20, 6)])
  func `the help is complete on every screen, page by page`(_ columns: Int, _ rows: Int) {
    let session = session("?")
    let count = TerminalPage(session, columns: columns, rows: rows).pageCount
    let text = (0..<count).flatMap {
      screen(TerminalPage(session, columns: columns, rows: rows, page: $0), columns, rows)
    }.joined(separator: " ")
    #expect(text.contains("Close"))
    #expect(text.contains("+  -"))
  }

  @Test func `a click on a line of the list means its part`() {
    let page = TerminalPage(session(), columns: 80, rows: 20)
    guard let line = page.lines.first(where: { $0.part == 1 }) else {
      Issue.record("part b is not listed")
      return
    }
    #expect(page.part(column: line.column, row: line.row) == 1)
    #expect(page.part(column: line.column + line.width, row: line.row) == nil)
    #expect(page.part(column: 1, row: line.row) == nil)
  }

  @Test func `a terminal without Unicode gets ASCII`() {
    let page = TerminalPage(
      session(" ", .named(.tab), text: "Knöchel – „groß“ ✓ 30°"), columns: 80, rows: 20,
      isUTF8: false)
    let text = screen(page, 80, 20).joined(separator: "\n")
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("Knoechel - \"gross\" * 30 deg"))
    #expect(text.contains(">  A"))
  }

  @Test func `what is written in a step cannot control the terminal`() {
    let page = TerminalPage(
      session(" ", text: "a\u{1B}[2Jb\u{9B}c\u{7}"), columns: 80, rows: 20)
    #expect(page.lines.allSatisfy { $0.text.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
  }

  @Test func `every size has a page`() {
    for columns in 1...70 {
      for rows in 1...14 {
        for session in [session(), session(" ", .named(.tab)), session("?")] {
          let page = TerminalPage(session, columns: columns, rows: rows)
          if let picture = page.picture { #expect(picture.rows > 0 && picture.columns > 0) }
          for line in page.lines { #expect(line.row >= 1 && line.row <= rows) }
        }
      }
    }
  }
}
