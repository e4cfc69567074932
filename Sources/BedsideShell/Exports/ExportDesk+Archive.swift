internal import BedsideCore
internal import BedsideExchange
internal import BedsideStore

extension ExportDesk {
  /// Everything of the participant as one archive: the record as it is, which `import` takes, and what
  /// stands now in the forms that other programs read.
  func writeArchive(
    to path: String, readme: String, record: (any FileMaker) throws(ExportError) -> Void
  ) throws(ExportError) -> Written {
    let files = CollectedFiles()
    try record(files)
    var written = Written()
    for (format, name) in parts {
      var part = self
      part.desk.maker = files
      part.request.format = format
      part.request.path = name
      written.damaged = max(written.damaged, try part.write().damaged)
    }
    do throws(SystemError) {
      try files.make("README.txt", Array(readme.utf8))
    } catch { throw .system(error) }
    guard let bytes = makeArchive(files.files, desk.store.now) else {
      throw .system(SystemError(.write, path, .notSupported))
    }
    try desk.maker.makeFile(path, replacing: request.replaces) { write throws(ExportError) in
      do throws(SystemError) {
        try write(bytes[...])
      } catch { throw .system(error) }
    }
    written.paths = [path]
    return written
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
