import BedsideCore
import BedsideInsights
import BedsideStore
import Testing

struct ReportMarkdownTests {
  private func text(_ blocks: [ReportBlock]) -> String {
    let section = ReportSection(.notes, title: "Part", blocks: blocks)
    return ReportMarkdown(Report(title: "T", sections: [section])).text
  }

  @Test(
    arguments: [
      ("a*b_c`d`", "a\\*b\\_c\\`d\\`"), ("[x](y) | z", "\\[x\\](y) \\| z"),
      ("<b> & ~c~ \\", "\\<b\\> \\& \\~c\\~ \\\\"), ("# one", "\\# one"), ("- two", "\\- two"),
      ("-3.5", "-3.5"), ("1. three", "1\\. three"), ("8.5", "8.5"), ("2) four", "2\\) four"),
      ("===", "\\==="), ("so\nso", "so so"),
    ])
  func `whatever was written stays text`(_ written: String, _ expected: String) {
    #expect(text([.paragraph(written)]) == "# T\n\n## Part\n\n\(expected)\n")
  }

  @Test func `a table has a rule that puts numbers at the right`() {
    let table = ReportTable(
      caption: "Part", columns: [.init("A|B"), .init("n", isNumeric: true)],
      rows: [[.init("x"), .init("1", isMarked: true)], [.init(""), .init("")]],
      remarks: ["So."])
    #expect(
      text([.table(table)]) == """
        # T

        ## Part

        | A\\|B | n |
        | --- | ---: |
        | x | **1** |
        |  |  |

        So.

        """)
  }

  @Test func `a note keeps its lines`() {
    let note = ReportNote(time: "Mon", source: "Why?", text: "one\n\n# two")
    #expect(
      text([.notes([note])]) == "# T\n\n## Part\n\nMon, Why?\n\n> one\\\n> \\\n> \\# two\n")
  }

  @Test func `a chart is drawn between fences, and told in words`() {
    let chart = Samples.chart(.bar, [Samples.series([1, 3])], days: 2)
    let figure = ReportFigure(
      chart, title: "Pain", sentences: ["Pain: n 2."],
      table: ReportTable(caption: "", columns: [.init("")], rows: []))
    let drawn = text([.figure(figure)])
    #expect(drawn.contains("### Pain\n\n```text\n"))
    #expect(drawn.hasSuffix("\n```\n\nPain: n 2.\n"))
  }

  @Test func `a fence is longer than any in the chart`() {
    let chart = Samples.chart(.bar, [Samples.series("````", [1, 3])], days: 2)
    let figure = ReportFigure(
      chart, title: "P", sentences: [],
      table: ReportTable(caption: "", columns: [.init("")], rows: []))
    #expect(text([.figure(figure)]).contains("`````text\n"))
  }
}
