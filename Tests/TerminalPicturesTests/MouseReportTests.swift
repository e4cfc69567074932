import TerminalPictures
import Testing

struct MouseReportTests {
  private func report(_ text: String) -> MouseReport? {
    var reader = ControlSequenceReader()
    return reader.read("\u{1B}[\(text)".utf8).first.flatMap { MouseReport($0) }
  }

  @Test func `buttons, drags and the wheel are told apart`() {
    #expect(report("<0;12;5M")?.action == .pressed(0))
    #expect(report("<0;12;5m")?.action == .released(0))
    #expect(report("<2;12;5M")?.action == .pressed(2))
    #expect(report("<32;12;5M")?.action == .moved)
    #expect(report("<64;1;1M")?.action == .scrolled(1))
    #expect(report("<65;1;1M")?.action == .scrolled(-1))
  }

  @Test func `the place and the keys that are held come with it`() {
    let report = report("<20;12;5M")
    #expect(report?.column == 12)
    #expect(report?.row == 5)
    #expect(report?.shift == true)
    #expect(report?.control == true)
    #expect(report?.action == .pressed(0))
  }

  @Test(arguments: ["<0;12M", "<0;-1;5M", "A", "1;2A", "<99;1;1M"])
  func `all else is none`(_ text: String) { #expect(report(text) == nil) }
}
