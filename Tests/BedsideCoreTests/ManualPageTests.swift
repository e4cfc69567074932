import BedsideCore
import Testing

/// Pages of the manual.
struct ManualPageTests {
  private func source(_ block: ManualPage.Block) -> [Substring] {
    let page = ManualPage(
      name: "tool", version: "tool 1", nameTitle: "Name", summary: "works",
      sections: [.init("Use", [block])])
    return Array(page.source.split(separator: "\n").dropFirst(4))
  }

  @Test func `a page has a title, a name and its sections`() {
    let page = ManualPage(
      name: "my-tool", version: "tool 1.2", nameTitle: "Name", summary: "does work",
      sections: [.init("See also", [.paragraph("other(1)")])])
    #expect(
      page.source == """
        .TH "MY\\-TOOL" 1 "" "tool 1.2"
        .SH "NAME"
        my\\-tool \\- does work
        .SH "SEE ALSO"
        .PP
        other(1)

        """)
  }

  @Test(arguments: [
    (".start", #"\&.start"#), ("'quoted'", #"\(aqquoted\(aq"#), (#"C:\x"#, #"C:\ex"#),
    ("--json", #"\-\-json"#), ("a\u{A0}b", #"a\ b"#), ("two\nlines", "two lines"),
    ("~/.local", #"\(ti/.local"#), ("`a` ^b", #"\(gaa\(ga \(hab"#), ("Aufzählung", "Aufzählung"),
  ])
  func `what would mean something to the formatter stands for itself`(
    _ text: String, _ line: String
  ) {
    #expect(source(.paragraph(text)) == [".PP", Substring(line)])
  }

  @Test func `a quote within a term does not end it`() {
    #expect(source(.entry(#"say "x""#, "it")) == [".TP", #".B "say \(dqx\(dq""#, "it"])
  }

  @Test func `what belongs to an entry is set further in`() {
    #expect(
      source(.subentry("--all", "everything"))
        == [".RS", ".TP", #".B "\-\-all""#, "everything", ".RE"])
  }

  @Test func `of a help, uses, options and texts become sections, and broken lines one`() {
    let page = ManualPage(
      name: "viewer", version: "viewer 1",
      help: """
        Shows models.

        viewer FILE         opens a window; without
                            one, the terminal
        viewer FILE --info

        --view NAME   front or back
        --help, --version

        A file beside it
        gives names.
        """, seeAlso: "other(1)")
    #expect(page.summary == "shows models")
    #expect(
      page.sections.map(\.blocks) == [
        [
          .entry("viewer FILE", "opens a window; without one, the terminal"),
          .entry("viewer FILE --info", ""),
        ],
        [.paragraph("A file beside it gives names.")],
        [.entry("--view NAME", "front or back"), .entry("--help, --version", "")],
        [.paragraph("other(1)")],
      ])
  }

  @Test func `a line as it is typed is not filled`() {
    #expect(source(.line("tool x")) == [".PP", ".nf", "tool x", ".fi"])
  }
}
