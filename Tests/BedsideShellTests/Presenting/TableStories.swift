import BedsideCore
import BedsideShell
import Testing

@MainActor
struct TableStories {
  private static let rows = #""rows": [["Paracetamol", "500"], ["アスピリン", "25"]]"#

  private func transcript(_ members: String, width: Int = 81) throws -> String {
    let task = try #require(TaskFile.task(#"{"id": "t", "type": "table", \#(members)}"#))
    return Story(task, "", "", width: width).transcript
  }

  @Test func `cells stand below each other by their width, numbers at the right`() throws {
    #expect(
      try transcript(#""columns": ["Medicine", "mg"], \#(Self.rows)"#).hasPrefix(
        """
        Medicine      mg
        Paracetamol  500
        アスピリン    25
        Press Enter to go on:
        """))
  }

  @Test func `where there is no room, each cell has a line with its heading`() throws {
    #expect(
      try transcript(#""columns": ["Medicine", "mg"], \#(Self.rows)"#, width: 16).hasPrefix(
        """
        Medicine:
        Paracetamol
        mg: 500

        Medicine:
        """))
  }

  @Test func `a table can be a list`() throws {
    #expect(
      try transcript(#""columns": ["Medicine", "mg"], "style": "bullets", \#(Self.rows)"#)
        .hasPrefix("  - Paracetamol, mg: 500\n  - アスピリン, mg: 25\n"))
  }

  private func choice(_ more: String = "", _ style: String = "columns") throws -> OrderedTask {
    try #require(
      TaskFile.task(
        #"""
        {"id": "t", "type": "table", "title": "Yours", "columns": ["Medicine", "mg"],
         "question": "Which do you take?", "style": "\#(style)"\#(more),
         "rows": [{"cells": ["Paracetamol", "500"], "value": "p"},
                  {"cells": ["Aspirin", "25"], "value": 7}]}
        """#))
  }

  @Test func `a row is chosen by its number or its first cell`() throws {
    let story = Story(try choice(), "2", "", "")
    #expect(
      story.transcript.hasPrefix(
        """
        Yours

           Medicine      mg
        1  Paracetamol  500
        2  Aspirin       25

        Question 1 of 1: Which do you take?
          1 or 2. Optional: 'skip' leaves it out.
        > 2
          Noted: Aspirin

        """))
    #expect(story.answer("t")?.value == .choices([.code(.integer(7))]))
    #expect(
      Story(try choice(), "paracetamol", "", "").answer("t")?.value
        == .choices([.code(.text("p"))]))
  }

  @Test func `several rows are chosen where they may be, from a list or a narrow table too`() throws
  {
    let story = Story(try choice(#", "multiple": true"#, "bullets"), "1,2", "", "")
    #expect(story.transcript.contains("  1  Paracetamol, mg: 500\n  2  Aspirin, mg: 25\n"))
    #expect(story.answer("t")?.value == .choices([.code(.text("p")), .code(.integer(7))]))
    let narrow = Story(try choice(), "1", "", "", width: 18)
    #expect(narrow.transcript.contains("  1\n    Medicine:\n    Paracetamol\n    mg: 500\n"))
  }
}
