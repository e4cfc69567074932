extension FileJournal {
  /// The lines of a file that were cut short and set aside by the next writer, in the order of their names.
  public func tornLines(of file: JournalFile) throws(JournalError) -> [TornLine] {
    let path = "quarantine/\(file)"
    let name = path.split(separator: "/").last ?? ""
    guard let folder = try folderForReading() else { return [] }
    var torn: [TornLine] = []
    for found in try names(in: StoreFolder.parent(of: path)).sorted()
    where found.hasPrefix("\(name).") {
      let piece = "\(StoreFolder.parent(of: path))/\(found)"
      do throws(SystemError) {
        let opened = try files.open(piece, in: folder.root, for: .reading)
        defer { files.close(opened) }
        let bytes = try files.read(opened, at: 0, count: Self.longestHead)
        if let line = TornLine(bytes, at: piece) { torn.append(line) }
      } catch { continue }
    }
    return torn
  }

  /// Within so many bytes a line says who wrote it and which of its lines it is.
  private static let longestHead = 1024
}
