import Testing

@testable import KneeModel

struct CheckReportTests {
  @Test func `the committed model passes every check`() {
    #expect(SharedKnee.report.isGood, "\(SharedKnee.report)")
  }

  @Test func `what is wrong is marked at the end of its line`() {
    let report = CheckReport(SharedKnee.knee, meshes: [:], bytes: 12_000_001)
    #expect(!report.isGood)
    let lines = "\(report)".split(separator: "\n")
    func line(_ start: String) -> String? {
      lines.first { $0.hasPrefix(start) }.map { String($0) }
    }
    #expect(line("patella ")?.hasSuffix("  UNSOUND") == true)
    #expect(line("patella: height")?.hasSuffix("—   42.0 – 46.5  OUT OF RANGE") == true)
    #expect(line("fibula in tibia")?.contains("  —     -0.10  ") == true)
    #expect(line("fibula in tibia")?.hasSuffix("  TOO DEEP") == true)
    #expect(line("all, in 12000001 bytes")?.hasSuffix("TOO LARGE") == true)
    #expect(line("ligament_acl in tibia")?.hasSuffix("LOOSE") == false)
  }

  @Test func `a table has its first column left and the others right`() {
    var table = TextTable(["part", "mm"])
    table.add(["a", "12.5"], remark: "OUT")
    #expect("\(table)" == "part    mm\na     12.5  OUT")
  }
}
