import ArchiveFiles
import Foundation
import Testing

@Suite(.enabled(if: ArchiveWriter.isAvailable, "libzip is not built in"))
struct ArchiveWriterTests {
  private let files = [
    ArchiveWriter.File(path: "a/é.txt", bytes: Array("one".utf8)),
    ArchiveWriter.File(path: "empty", bytes: []),
    ArchiveWriter.File(path: "long", bytes: [UInt8](repeating: 7, count: 300_000)),
  ]

  @Test func `an archive gives its files back to another program`() throws {
    let bytes = try #require(ArchiveWriter.bytes(of: files, at: 1_772_784_000))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "x.zip")
    try Data(bytes).write(to: path)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import sys, zipfile
      z = zipfile.ZipFile(sys.argv[1])
      print(z.testzip(), [(i.filename, i.file_size, oct(i.external_attr >> 16)) for i in z.infolist()])
      """, path.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 127 { return }
    #expect(
      text
        == "None [('a/é.txt', 3, '0o100600'), ('empty', 0, '0o100600'), ('long', 300000, '0o100600')]\n"
    )
  }

  @Test func `the same files at the same time are the same archive`() {
    let first = ArchiveWriter.bytes(of: files, at: 1_772_784_000)
    #expect(first != nil && first == ArchiveWriter.bytes(of: files, at: 1_772_784_000))
  }
}
