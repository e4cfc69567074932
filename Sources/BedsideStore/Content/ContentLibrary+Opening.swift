internal import BedsideCore

/// Files of tasks: opened once, and read as far as somebody needs them.
extension ContentLibrary {
  /// A task's file as far as it was read.
  struct OpenedTask {
    var bytes: [UInt8] = []
    /// What it holds; nil where it can't be used.
    var outline: TaskOutline?
    /// What was found wrong with it.
    var problems: [Problem] = []
    /// The steps and all else; nil where it can't be used, or was not read yet.
    var task: OrderedTask?
    /// Whether it was read, or need not be.
    var isRead = true
  }

  /// What the task's file at `path` holds; nil where it can't be used.
  ///
  /// It is not read where it is known to be sound.
  func outline(_ path: String) -> TaskOutline? { open(path).outline }

  /// The task's file at `path`, read once.
  func load(_ path: String) -> OpenedTask {
    var file = open(path)
    guard !file.isRead, let hash = file.outline?.contentHash else { return file }
    // These are the bytes by which it was known.
    read(&file, at: path, hash: hash)
    opened[path] = file
    return file
  }

  private func open(_ path: String) -> OpenedTask {
    if let known = opened[path] { return known }
    var file = OpenedTask()
    do throws(SystemError) {
      file.bytes = try folder.files.read(ContentFolder.join(folder.path, path))
      let hash = Self.hash(file.bytes)
      if let known = soundFile(hash) {
        file.outline = known.outline
        file.isRead = false
        note(known.languages)
      } else {
        read(&file, at: path, hash: hash)
      }
    } catch {
      let whole = ContentFolder.join(folder.path, path)
      file.problems = [Problem(file: whole, message: error.description)]
      problems += file.problems
    }
    opened[path] = file
    return file
  }

  private func read(_ file: inout OpenedTask, at path: String, hash: String) {
    let log = ProblemLog(
      file: ContentFolder.join(folder.path, path), bytes: file.bytes, preference: preference)
    var reader = TaskReader(log: log, phrases: phrases)
    file.task = JSONReader.read(file.bytes, log: log)
      .flatMap { reader.read($0, contentHash: hash) }
    file.outline = file.task.map { TaskOutline($0) }
    file.problems = log.sorted
    file.isRead = true
    problems += file.problems
    let languages = log.languages.available
    note(languages)
    if let outline = file.outline, file.problems.isEmpty {
      sound?.add(SoundContent.File(outline: outline, languages: languages))
    }
  }

  private func soundFile(_ hash: String) -> SoundContent.File? {
    guard let memory else { return nil }
    if let sound { return sound[hash] }
    let wanted = preference.wanted.map(\.description).joined(separator: " ")
    var sound = SoundContent(reader: "\(reader) \(phrases.language) \(wanted)")
    if let bytes = memory.recall() { sound.recall(bytes) }
    remembered = sound
    self.sound = sound
    return sound[hash]
  }

  /// Keeps for the next start which files of this study are sound, if that is not remembered so.
  func rememberSound() {
    guard let memory, var sound else { return }
    sound.keep(only: Set(opened.values.compactMap { $0.outline?.contentHash }))
    guard sound != remembered else { return }
    memory.keep(sound.bytes)
    remembered = sound
  }
}
