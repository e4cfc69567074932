internal import BedsideCore
internal import BedsideExchange
internal import BedsideStore

/// Writes what is recorded for other programs.
@MainActor
struct ExportDesk {
  var desk: CareDesk
  var request: ExportRequest
  let participants: [ParticipantID]
  let dictionary: StudyDictionary
  let zones: any ZoneDatabase

  /// Writes a calendar as text; nil where nothing can.
  var writeCalendar: ((StudyCalendar, Instant) -> String?)?
  /// Puts files together into an archive.
  var makeArchive: ArchiveMaking = { (_, _, _, _) throws(SystemError) in }
  /// The report for people, as files of an archive by their names there.
  var reports: [(path: String, bytes: [UInt8])] = []

  /// What became of it: the files that were made, and which lines of the records there were.
  struct Written {
    var paths: [String] = []
    var reading = RecordReading()
  }

  /// Makes what was asked for.
  func write() throws(ExportError) -> Written {
    if request.format.isOfTask, let path = request.path {
      if request.format != .wide || request.task == nil { return try writeFolder(path) }
    }
    var written = Written()
    try writing(request.path, into: &written) { (buffer) throws(ExportError) in
      try writeOne(&buffer)
    }
    return written
  }

  private var export: OutcomeExport {
    var export = OutcomeExport(participants, in: desk.store.journal, dictionary, zones: zones)
    export.days = request.days
    export.includesDeleted = request.includesDeleted
    export.tasks = request.task.map { [$0] }
    return export
  }

  /// Writes what fits into one file; returns which lines of the records there were.
  private func writeOne(_ buffer: inout ExportBuffer) throws(ExportError) -> RecordReading {
    let style = request.style
    switch request.format {
    case .csv: return try export.writeLong(style, to: &buffer)
    case .json: return try export.writeJSON(to: &buffer)
    case .jsonl: return try export.writeLines(to: &buffer)
    case .wide: return try export.writeWide(of: request.task ?? "", style, to: &buffer).reading
    case .codebook: return try write(Codebook(dictionary.title, of: tables()).markdown, to: &buffer)
    case .codebookTable:
      let table = Codebook(dictionary.title, of: try tables()).table(style)
      return try write(String(decoding: table, as: UTF8.self), to: &buffer)
    case .ical: return try write(calendar, to: &buffer)
    // It is made of all others, and elsewhere.
    case .archive: return RecordReading()
    case .spss, .r, .stata:
      let table = try export.describe(request.task ?? "", tableStyle)
      _ = try write(commands(table, from: fileName(table.task.id, "csv")), to: &buffer)
      return table.reading
    }
  }

  private func write(
    _ text: String, to buffer: inout ExportBuffer
  ) throws(ExportError) -> RecordReading {
    do throws(SystemError) {
      try buffer.write(text)
    } catch { throw .system(error) }
    return RecordReading()
  }

  /// The tables that a codebook describes: those of the task that was asked for, or of all that have
  /// anything to describe.
  private func tables() throws(ExportError) -> [WrittenTable] {
    var tables: [WrittenTable] = []
    for id in tasks {
      let table = try export.describe(id)
      if table.variables.contains(where: { $0.role != .key }) { tables.append(table) }
    }
    return tables
  }

  private var tasks: [String] { request.task.map { [$0] } ?? dictionary.tasks.map(\.id) }

  /// How tables are written that another program reads by commands: SPSS takes every line end for a
  /// row's.
  private var tableStyle: TableStyle {
    var style = request.style
    if request.format == .spss { style.keepsToOneLine = true }
    return style
  }

  private func commands(_ table: WrittenTable, from file: String) -> String {
    switch request.format {
    case .r: RSyntax(table, from: file).text
    case .stata: StataSyntax(table, from: file).text
    default: SPSSSyntax(table, from: file).text
    }
  }

  // MARK: Folders

  /// Writes a table of each task into a folder, with the commands that read it and the codebook: all of
  /// them or none.
  private func writeFolder(_ folder: String) throws(ExportError) -> Written {
    var written = Written()
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let folders = desk.maker.missingFolders(of: start + Self.codebookName)
    try desk.maker.makeFiles(in: folder, replacing: request.replaces) {
      (files) throws(ExportError) in
      var part = self
      part.desk.maker = files
      written = try part.writeTables()
    }
    desk.tellFolders(folders)
    written.paths = written.paths.map { start + $0 }
    return written
  }

  private static let codebookName = "codebook.md"

  private func writeTables() throws(ExportError) -> Written {
    var written = Written()
    var tables: [WrittenTable] = []
    for id in tasks {
      let described = try export.describe(id, tableStyle)
      guard described.variables.contains(where: { $0.role != .key }) else { continue }
      let name = fileName(id, "csv")
      try writing(name, into: &written) { (buffer) throws(ExportError) in
        let table = try export.writeWide(of: id, tableStyle, to: &buffer)
        tables.append(table)
        return table.reading
      }
      guard let ending = request.format.ending, let table = tables.last else { continue }
      try writing(fileName(id, ending), into: &written) { (buffer) throws(ExportError) in
        try write(commands(table, from: name), to: &buffer)
      }
    }
    try writing(Self.codebookName, into: &written) { (buffer) throws(ExportError) in
      try write(Codebook(dictionary.title, of: tables).markdown, to: &buffer)
    }
    return written
  }

  /// A file's name for a task, of which nothing leads to another folder.
  private func fileName(_ task: String, _ ending: String) -> String {
    let plain = task.map { character in
      character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
        ? character : "_"
    }
    return (plain.first == "." ? "_" : "") + String(plain) + "." + ending
  }

  // MARK: Places

  /// Has `body` write into a file, or to standard output.
  private func writing(
    _ path: String?, into written: inout Written,
    _ body: (inout ExportBuffer) throws(ExportError) -> RecordReading
  ) throws(ExportError) {
    if let path {
      let folders = desk.maker.missingFolders(of: path)
      try desk.maker.makeFile(path, replacing: request.replaces) { write throws(ExportError) in
        var buffer = ExportBuffer(write)
        written.reading.add(try body(&buffer))
        try finish(&buffer)
      }
      desk.tellFolders(folders)
      written.paths.append(path)
    } else {
      var buffer = outputBuffer
      written.reading.add(try body(&buffer))
      try finish(&buffer)
    }
  }

  private func finish(_ buffer: inout ExportBuffer) throws(ExportError) {
    do throws(SystemError) {
      try buffer.finish()
    } catch { throw .system(error) }
  }

  private var outputBuffer: ExportBuffer {
    let renderer = desk.renderer
    let isShown = request.isShown
    return ExportBuffer { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      // Commands run on the main actor, where the console is.
      MainActor.assumeIsolated { renderer.write(text: isShown ? Sanitizer.clean(text) : text) }
    }
  }
}
