import BedsideStore
import Foundation

/// The clinician's page of a year of daily outcomes as a PDF document, from the start of the program to
/// the end of the file.
enum YearReport {
  static let benchmark = Benchmark(name: "report of a year", measure: measure)

  @MainActor
  private static func measure(_ folder: WorkFolder) throws -> Row {
    let program = try StartToPrompt.sibling("bedside")
    let store = "\(folder.path)/report-year"
    try SampleYear(store: store, checkout: folder.path).write()
    var count = 0
    var size = 0
    let rounds = try Rounds(
      15,
      ours: {
        count += 1
        let file = "\(folder.path)/report-\(count).pdf"
        let time = try seconds { try run(program, store, file) }
        let bytes = try Data(contentsOf: URL(filePath: file))
        guard bytes.starts(with: Array("%PDF".utf8)) else {
          throw BenchError("'\(file)' is no PDF document.")
        }
        size = bytes.count
        return time
      }, peer: nil)
    return Row(name: benchmark.name, seconds: rounds.seconds, bytes: size, floor: 0.3)
  }

  private static func run(_ program: String, _ store: String, _ file: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--store", store, "report", "1y", "--output", file]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchError(
        "'report 1y --output \(file)' left with \(process.terminationStatus); it needs Cairo and Pango."
      )
    }
  }
}
