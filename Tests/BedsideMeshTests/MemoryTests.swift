@testable import BedsideMesh
import Foundation
import Testing

/// The most memory that reading takes, each in a process of its own.
///
/// Faces of few vertices take the fewest bytes of text, so they become the most memory of all.
@Suite(.serialized)
struct MemoryTests {
  /// A file of some statements, again and again.
  struct Case: Codable, Sendable, CustomTestStringConvertible {
    var name: String
    var head = ""
    var statement: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "triangles", statement: "f 1 2 3\n"),
    Case(name: "quads", statement: "f 1 2 3 4\n"),
    Case(name: "quads that count back", statement: "f -1 -2 -3 -4\n"),
    Case(name: "polygons", statement: "f 1 2 3 4 5 6 7 8 9\n"),
    Case(
      name: "quads with attributes", head: String(repeating: "vt 0 0\nvn 0 0 1\n", count: 9),
      statement: "f 1/1/2 2/2/1 3/4/3 4/3/4\n"),
    Case(name: "polylines", statement: "l 1 2 3 4 5 6 7 8 9\n"),
    Case(name: "points", statement: "p 1 2 3 4 5 6 7 8 9\n"),
    Case(name: "positions", statement: "v 1 2 3\n"),
    Case(name: "groups", statement: "g a\nf 1 2 3\n"),
  ]

  @Test(arguments: cases)
  func `reading and joining take at most eight times the file`(_ one: Case) async {
    await #expect(processExitsWith: .success) { [one] in
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).obj")
      defer { try? FileManager.default.removeItem(at: file) }
      let size = try one.write(to: file)
      // proc(5): 5 makes what is held now the highest so far.
      try Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
      let before = try #require(MemoryTests.highest)
      let buffer = try OBJReader().read(path: file.path).withNormals().vertexBuffer()
      let share = Double(try #require(MemoryTests.highest) - before) / Double(size)
      #expect(buffer.vertices.count > 0)
      #expect(share <= 8, "\(one.name): \(share) times the file")
    }
  }

  /// The most memory that this process has held, in bytes.
  static var highest: Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }
}

extension MemoryTests.Case {
  /// Writes about two megabytes, a piece at a time; returns how many.
  func write(to file: URL) throws -> Int {
    let ring = (0..<9).map { "v \($0 % 3) \($0 / 3) \($0 % 2)\n" }.joined()
    let piece = Data(String(repeating: statement, count: max(65_536 / statement.count, 1)).utf8)
    #expect(FileManager.default.createFile(atPath: file.path, contents: Data((ring + head).utf8)))
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    for _ in 0..<max((2 << 20) / piece.count, 1) { try handle.write(contentsOf: piece) }
    let size = try handle.offset()
    try handle.close()
    return Int(size)
  }
}
