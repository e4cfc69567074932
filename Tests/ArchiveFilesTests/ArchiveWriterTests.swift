import ArchiveFiles
import Foundation
import Testing

@Suite(.enabled(if: ArchiveWriter.isAvailable, "libzip is not built in"))
struct ArchiveWriterTests {
  private let contents: [(path: String, bytes: [UInt8])] = [
    ("a/é.txt", Array("one".utf8)), ("empty", []),
    ("long", (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }),
  ]

  /// Writes the archive and hands over its path; nil where it failed with `code`.
  private func archived(
    at seconds: Int = 1_772_784_000, reading: (URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "parts"), folder.appending(path: "x.zip"))
    var parts: [ArchiveWriter.Part] = []
    var all = Data("before".utf8)
    for (path, bytes) in contents {
      parts.append(.init(path: path, range: all.count..<all.count + bytes.count))
      all += bytes
    }
    try all.write(to: source)
    try Data().write(to: target)
    let (from, to) = (
      try FileHandle(forReadingFrom: source), try FileHandle(forWritingTo: target)
    )
    #expect(
      ArchiveWriter.write(
        parts, from: from.fileDescriptor, to: to.fileDescriptor, at: seconds) == 0)
    try from.close()
    try to.close()
    try reading(target)
  }

  @Test func `an archive gives its files back to another program`() throws {
    try archived { path in
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "python3", "-c",
        """
        import sys, zipfile, zlib
        z = zipfile.ZipFile(sys.argv[1])
        print(z.testzip(), [(i.filename, i.file_size, oct(i.external_attr >> 16)) for i in z.infolist()])
        print([z.read(i)[:3] for i in z.infolist()][0], zlib.crc32(z.read("long")))
        """, path.path,
      ]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      if process.terminationStatus == 127 { return }
      let sum = checksum(contents[2].bytes)
      #expect(
        text == """
          None [('a/é.txt', 3, '0o100600'), ('empty', 0, '0o100600'), ('long', 300000, '0o100600')]
          b'one' \(sum)

          """)
    }
  }

  @Test func `the same files at the same time are the same archive`() throws {
    var made: [Data] = []
    for _ in 0..<2 { try archived { made.append(try Data(contentsOf: $0)) } }
    #expect(made.count == 2 && made[0] == made[1] && made[0].count > 1000)
  }

  @Test func `what can't be read or written is told by the system's number`() throws {
    let null = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let scratch = try #require(FileHandle(forUpdatingAtPath: "/dev/null"))
    let part = ArchiveWriter.Part(path: "a", range: 0..<10)
    #expect(
      ArchiveWriter.write([part], from: null.fileDescriptor, to: scratch.fileDescriptor, at: 0)
        == EIO)
    let empty = ArchiveWriter.Part(path: "a", range: 0..<0)
    #expect(
      ArchiveWriter.write([empty], from: null.fileDescriptor, to: full.fileDescriptor, at: 0)
        == ENOSPC)
  }

  /// The CRC-32 of ZIP.
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var check = UInt32.max
    for byte in bytes {
      check ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = check & 1 == 1
        check >>= 1
        if isOdd { check ^= 0xEDB8_8320 }
      }
    }
    return ~check
  }
}
