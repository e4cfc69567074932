import Testing

/// How often the program asks something of the disk.
struct SystemCallTrials {
  /// One value is logged where others are.
  private func traced() throws -> [Substring] {
    let home = try Home.onTrial()
    for number in 1...2 {
      let ended = try home.run(Home.trial + ["log", "steps", "\(number)"])
      #expect(ended.status == 0, "\(ended)")
    }
    let calls =
      "write,writev,pwrite64,pwritev,fdatasync,fsync,sync,sync_file_range,syncfs,ftruncate,"
      + "rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,fallocate,link,linkat,openat,"
      + "openat2"
    let ended = try Program.run(
      [
        "strace", "-f", "-qq", "-y", "-s", "0", "-o", "\(home.folder)/trace", "-e",
        "trace=\(calls)",
      ]
        + home.command(Home.trial + ["log", "steps", "3"]),
      environment: home.environment, folder: home.folder)
    guard ended.status == 0 else { throw Failure("\(ended)") }
    return try home.shell("cat trace").output.split(separator: "\n").filter {
      $0.contains(home.store)
    }
  }

  @Test func `one commit is one write and one flush, and nothing else that changes a disk`() throws
  {
    let calls = try traced()
    let changes = calls.filter { !$0.contains("openat") }
    try #require(changes.count == 2, "\(changes)")
    #expect(changes[0].contains("write(") && changes[0].contains("/p/me/2026-03.jsonl>"))
    #expect(changes[1].contains("fdatasync(") && changes[1].contains("/p/me/2026-03.jsonl>"))
    // The lock is the only file that an opening would make.
    #expect(calls.filter { $0.contains("O_CREAT") }.allSatisfy { $0.contains("/lock") })
  }
}
