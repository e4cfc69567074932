extension StoreFolder {
  /// What time meant in the store when anything was noted of its files first; nil where nothing says so.
  ///
  /// One note will do: all were made by the same settings. That of the plan comes first. A note that can't
  /// be read must not keep anybody from the records; `verify` tells of it.
  func knownClock() -> StoreClock? {
    if let clock = clock(notedIn: FileJournal.checkpointPath(of: nil)) { return clock }
    let folder = "\(FileJournal.known)/p"
    let names = (try? files.names(at: folder, in: root)) ?? []
    for name in names.sorted() where name.hasSuffix(".json") {
      if let clock = clock(notedIn: "\(folder)/\(name)") { return clock }
    }
    return nil
  }

  /// What a note says; nil where it is missing or not as it was written.
  private func clock(notedIn path: String) -> StoreClock? {
    guard let file = try? files.open(path, in: root, for: .reading) else { return nil }
    defer { files.close(file) }
    let bytes = try? files.read(file, at: 0, count: files.status(of: file).size)
    return bytes.flatMap { Checkpoint($0) }?.clock
  }
}
