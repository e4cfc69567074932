internal import BedsideCore
internal import BedsideExchange
internal import BedsideStore

extension ExportDesk {
  /// Puts the parts, which stand in one file, together into an archive that is written into the other.
  typealias ArchiveMaking = (
    _ parts: [ArchivePart], _ from: ScratchFile, _ archive: ScratchFile, _ now: Instant
  ) throws(SystemError) -> Void

  /// Everything of the participant as one archive: the record as it is, which `import` takes, what
  /// stands now in the forms that other programs read, and the report for people.
  ///
  /// Whatever the size of the record, the parts and the archive gather on the disk on which it is to
  /// stand, and never in memory.
  func writeArchive(
    to path: String, readme: String, record: (any FileMaker) throws(ExportError) -> Void
  ) throws(ExportError) -> Written {
    var written = Written()
    let folders = desk.maker.missingFolders(of: path)
    try desk.maker.makeFile(path, replacing: request.replaces) { write throws(ExportError) in
      let files = ArchiveParts(try scratch(beside: path))
      try record(files)
      for (format, name) in parts {
        var part = self
        part.desk.maker = files
        part.request.format = format
        part.request.path = name
        written.reading.add(try part.write().reading)
      }
      let archive = try scratch(beside: path)
      do throws(SystemError) {
        for (name, bytes) in reports { try files.make(name, bytes) }
        try files.make("README.txt", Array(readme.utf8))
        try makeArchive(files.parts, files.scratch, archive, desk.store.now)
        try archive.readAll(write)
      } catch { throw .system(SystemError(error.action, path, error.reason)) }
    }
    desk.tellFolders(folders)
    written.paths = [path]
    return written
  }

  private func scratch(beside path: String) throws(ExportError) -> ScratchFile {
    do throws(SystemError) {
      return try ScratchFile(beside: path)
    } catch { throw .system(error) }
  }

  /// The forms, and where they stand in the archive.
  private var parts: [(ExportFormat, String)] {
    let parts: [(ExportFormat, String)] = [
      (.csv, "answers.csv"), (.json, "answers.json"), (.codebookTable, "codebook.csv"),
      (.wide, "tables"), (.r, "r"), (.spss, "spss"), (.stata, "stata"),
    ]
    return parts + (writeCalendar == nil ? [] : [(.ical, "schedule.ics")])
  }
}
