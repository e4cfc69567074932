import BedsideStore
import Foundation
import Testing

struct SystemCallsTests {
  private let files = SystemCalls()
  private let folder: TemporaryFolder
  private let root: OpenFile

  init() throws {
    folder = try TemporaryFolder()
    root = try files.open(folder.path, in: nil, for: .folder)
  }

  @Test func `a file is made for its owner alone, written, cut and read`() throws {
    try files.makeFolder("a", in: root)
    let file = try files.open("a/b", in: root, for: .creating)
    #expect(try folder.permissions("a") == 0o700)
    #expect(try folder.permissions("a/b") == 0o600)
    #expect(try files.write([1, 2, 3, 4, 5], to: file) == 5)
    try files.synchronizeData(of: file)
    try files.synchronize(file)
    try files.truncate(file, to: 4)
    #expect(try files.read(file, at: 1, count: 2) == [2, 3])
    #expect(try files.read(file, at: 1, count: 9) == [2, 3, 4])
    #expect(try files.read(file, at: 9, count: 9) == [])
    let status = try files.status(of: file)
    #expect(status.kind == .file && status.size == 4 && status.links == 1)
    #expect(status.owner == files.user && !status.isOpenToOthers)
    #expect(try files.status(at: "a/b", in: root) == status)
    files.close(file)
    #expect(try folder.bytes("a/b") == [1, 2, 3, 4])
  }

  @Test func `writing adds to the end, whoever else has added`() throws {
    let first = try files.open("f", in: root, for: .creating)
    let second = try files.open("f", in: root, for: .appending)
    _ = try files.write([1], to: first)
    _ = try files.write([2], to: second)
    _ = try files.write([3], to: first)
    #expect(try folder.bytes("f") == [1, 2, 3])
    files.close(first)
    files.close(second)
  }

  @Test func `what is missing has no status, and reading it is an error`() throws {
    #expect(try files.status(at: "x", in: root) == nil)
    #expect(try files.status(at: "x/y", in: root) == nil)
    let path = "\(folder.path)/x"
    #expect(throws: SystemError(.open, path, .notFound)) {
      try files.open("x", in: root, for: .reading)
    }
    #expect(throws: SystemError(.open, path, .notFound)) { try SystemCalls.readFile(path) }
  }

  @Test func `no link is followed below an open folder, at the end or on the way`() throws {
    try files.makeFolder("real", in: root)
    files.close(try files.open("real/f", in: root, for: .creating))
    for (link, target) in [("link", "real"), ("file", "real/f")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    #expect(try files.status(at: "link", in: root)?.kind == .link)
    #expect(throws: SystemError(.open, "\(folder.path)/file", .link)) {
      try files.open("file", in: root, for: .reading)
    }
    #expect(throws: SystemError(.open, "\(folder.path)/link", .link)) {
      try files.open("link/f", in: root, for: .reading)
    }
    #expect(throws: SystemError(.open, "\(folder.path)/link", .link)) {
      try files.open("link", in: root, for: .folder)
    }
    #expect(throws: SystemError(.create, "\(folder.path)/link", .link)) {
      try files.makeFolder("link/new", in: root)
    }
    #expect(throws: SystemError(.remove, "\(folder.path)/link", .link)) {
      try files.remove("link/f", in: root)
    }
  }

  @Test func `a lock shuts out every other opening until it is given back`() throws {
    let first = try files.open("lock", in: root, for: .locking)
    let second = try files.open("lock", in: root, for: .locking)
    let third = try files.open("lock", in: root, for: .reading)
    #expect(try files.lock(first, patience: 0))
    #expect(try !files.lock(second, patience: 0))
    files.close(third)
    #expect(try !files.lock(second, patience: 1))
    files.unlock(first)
    #expect(try files.lock(second, patience: 0))
    files.close(second)
    #expect(try files.lock(first, patience: 0))
    files.close(first)
  }

  @Test func `names are listed, changed and removed`() throws {
    for name in ["a", "b"] { files.close(try files.open(name, in: root, for: .creating)) }
    #expect(throws: SystemError(.create, "\(folder.path)/a", .exists)) {
      try files.open("a", in: root, for: .creating)
    }
    try files.rename("a", to: "c", in: root)
    #expect(try files.names(at: ".", in: root).sorted() == ["b", "c"])
    try files.remove("b", in: root)
    try files.makeFolder("d", in: root)
    #expect(throws: SystemError(.remove, "\(folder.path)/d", .isAFolder)) {
      try files.remove("d", in: root)
    }
    try files.removeFolder("d", in: root)
    #expect(try files.names(at: folder.path, in: nil) == ["c"])
  }

  @Test func `a file is read through a link, and one that does not tell its length`() throws {
    files.close(try files.open("f", in: root, for: .creating))
    try folder.write([7, 8, 9], to: "f")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "f")
    #expect(try SystemCalls.readFile("\(folder.path)/link") == [7, 8, 9])
    #expect(try !SystemCalls.readFile("/proc/self/status").isEmpty)
    #expect(throws: SystemError(.read, folder.path, .isAFolder)) {
      try SystemCalls.readFile(folder.path)
    }
  }

  @Test func `what is no plain file, or too large, is not read`() throws {
    let pipe = "\(folder.path)/pipe"
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero"] {
      #expect(throws: SystemError(.read, path, .notAFile)) { try SystemCalls.readFile(path) }
    }
    files.close(try files.open("f", in: root, for: .creating))
    try folder.write([7, 8, 9], to: "f")
    let path = "\(folder.path)/f"
    #expect(throws: SystemError(.read, path, .tooLarge(limit: 2))) {
      try SystemCalls.readFile(path, limit: 2)
    }
    #expect(throws: SystemError(.read, "/proc/self/status", .tooLarge(limit: 2))) {
      try SystemCalls.readFile("/proc/self/status", limit: 2)
    }
  }

  @Test func `below a folder nothing is read through a link`() throws {
    try files.makeFolder("a", in: root)
    files.close(try files.open("a/f", in: root, for: .creating))
    try folder.write([7, 8, 9], to: "a/f")
    let links = ["\(folder.path)/a/link": "f", "\(folder.path)/b": "a"]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
    #expect(try SystemCalls.readFile("f", in: "\(folder.path)/b", limit: 9) == [7, 8, 9])
    #expect(throws: SystemError(.open, "\(folder.path)/a/link", .link)) {
      try SystemCalls.readFile("link", in: "\(folder.path)/a", limit: 9)
    }
    #expect(throws: SystemError.self) {
      try SystemCalls.readFile("b/f", in: folder.path, limit: 9)
    }
    #expect(throws: SystemError(.read, "/dev/zero", .notAFolder)) {
      try SystemCalls.readFile("f", in: "/dev/zero", limit: 9)
    }
  }

  @Test(arguments: [
    (SystemError(.open, "f", .notFound), "Cannot read 'f': there is no such file."),
    (SystemError(.read, "f", .isAFolder), "Cannot read 'f': it is a folder."),
    (SystemError(.read, "f", .notAFile), "Cannot read 'f': it is not a file."),
    (
      SystemError(.read, "f", .tooLarge(limit: 64 << 20)),
      "Cannot read 'f': it is larger than 64 MB."
    ),
    (SystemError(.list, "f", .notAFolder), "Cannot read 'f': a part of the path is not a folder."),
    (SystemError(.write, "f", .diskFull), "Cannot write 'f': the disk is full."),
    (
      SystemError(.write, "f", .quotaFull),
      "Cannot write 'f': this user's share of the disk is full."
    ),
    (
      SystemError(.write, "f", .fileTooLarge),
      "Cannot write 'f': the file would be larger than the system allows; the shell's limit is shown"
        + " by: ulimit -f."
    ),
    (SystemError(.shorten, "f", .readOnlyDisk), "Cannot write 'f': the disk can only be read."),
    (
      SystemError(.flush, "f", .diskFailed),
      "Cannot be sure that the disk holds 'f': the disk failed."
    ),
    (SystemError(.lock, "f", .notSupported), "Cannot lock 'f': its file system does not offer it."),
    (SystemError(.create, "f", .exists), "Cannot make 'f': there is such a file already."),
    (SystemError(.create, "f", .notPermitted), "Cannot make 'f': this user has no permission."),
    (
      SystemError(.rename, "f", .link),
      "Cannot rename 'f': it is a symbolic link, and links are not followed."
    ),
    (SystemError(.remove, "f", .notEmpty), "Cannot remove 'f': the folder is not empty."),
    (SystemError(.open, "f", .tooManyFiles), "Cannot read 'f': too many files are open."),
    (SystemError(.open, "f", .other(5, "Oh")), "Cannot read 'f': Oh (error 5)."),
  ]) func `an error says what failed and why`(error: SystemError, message: String) {
    #expect("\(error)" == message)
  }
}
