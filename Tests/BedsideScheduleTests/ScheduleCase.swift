import BedsideCore
import FoundationEssentials
import Testing

/// A line of the fixture: a question, and the events that answer it.
struct ScheduleCase: CustomTestStringConvertible, Sendable {
  let name: String
  let line: String
  let expected: JSONValue

  var testDescription: String { name }

  static let all: [ScheduleCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/cases.jsonl")
    let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let node = try? JSONReader.read([UInt8](line)), let name = node["id"]?.string,
        let expected = node["expected"]?.value
      else { return nil }
      return ScheduleCase(
        name: name, line: String(decoding: line, as: UTF8.self), expected: expected)
    }
  }()
}
