import BedsideCore
import BedsideExchange
import Foundation
import Testing

/// R and PSPP, where they are installed, read what was written for them.
struct StatisticsProgramTests {
  private static let r = "/usr/bin/Rscript"
  private static let pspp = "/usr/bin/pspp"
  private let record = SampleRecord()

  private func filled(_ note: String) throws {
    try record.add(
      SampleRecord.line(
        0, version: 2,
        [
          SampleRecord.answer("side", "answered", "typed", "right"),
          SampleRecord.answer("pain", "declined"),
          SampleRecord.answer("symptoms", "answered", "typed", ["nausea"]),
          SampleRecord.answer("note", "answered", "typed", .string(note)),
        ]))
    try record.add(
      SampleRecord.line(
        1, version: 1, day: "2026-03-07", [SampleRecord.answer("pain", "answered", "typed", 7)]))
  }

  /// What a program writes that is run in a folder with the table and its commands.
  private func output(
    _ program: String, _ arguments: [String], _ style: TableStyle = TableStyle(),
    _ commands: (WrittenTable) -> (name: String, text: String)
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = try record.written { _ = try $0.writeWide(of: "check", style, to: &$1) }
    try Data(bytes).write(to: folder.appending(path: "check.csv"))
    let file = commands(try record.export().describe("check", style))
    try Data(file.text.utf8).write(to: folder.appending(path: file.name))
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
    return String(decoding: text, as: UTF8.self)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: r), "R is not installed"))
  func `R has the numbers, the labels and the reasons`() throws {
    try filled("a \"quoted\" line\nand = another, é")
    let questions = """
      source("check.R", encoding = "UTF-8")
      cat(check$pain, as.character(check$side), as.character(check$pain_state), sep = "|")
      cat("", check$symptoms_nausea, nchar(check$note[1]), attr(check$pain, "label"), sep = "|")
      """
    let said = try output(Self.r, ["-e", questions]) { table in
      ("check.R", RSyntax(table, from: "check.csv").text)
    }
    #expect(
      said
        == "NA|7|Right|NA|answered with \"I'd rather not say\"|answered|1|NA|32|How bad is the pain?"
    )
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: pspp), "PSPP is not installed"))
  func `PSPP has the numbers, and the missing ones by their codes`() throws {
    try filled("a \"quoted\" line\nand = another")
    let said = try output(
      Self.pspp, ["-O", "format=csv", "-o", "-", "check.sps"], TableStyle(keepsToOneLine: true)
    ) { table in
      (
        "check.sps",
        SPSSSyntax(table, from: "check.csv").text
          + "LIST VARIABLES=pain side note symptoms_nausea.\nDESCRIPTIVES pain.\n"
      )
    }
    #expect(!said.contains("error"))
    #expect(said.contains("-98,right,\"a \"\"quoted\"\" line and = another\",1"), "\(said)")
    #expect(said.contains("How bad is the pain?,1,7"), "\(said)")
  }
}
