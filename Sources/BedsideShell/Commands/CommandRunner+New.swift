internal import BedsideCore
internal import BedsideStore

extension CommandRunner {
  /// `new`: writes the files of a task or a study to begin with.
  func makeContent() -> Program.End {
    let (word, id) = (invocation.arguments[0], invocation.arguments[1])
    guard let kind = NewContent.Kind(rawValue: word) else {
      return fail(phrases(.newKind, ["word": word]), .usage)
    }
    guard ContentIdentifier.isValid(id), !id.contains(".") else {
      return fail(phrases(.newBadID, ["id": id]), .usage)
    }
    let folder = invocation.arguments.count > 2 ? invocation.arguments[2] : ""
    let content = NewContent(id: id, today: context.today)
    switch kind {
    case .task:
      let file = content.task(in: folder, schema: schema(near: folder))
      return make([file]) ?? tellNext(of: file, content)
    case .study:
      let schemas = bundledSchemas
      let files = content.study(in: folder, hasSchemas: !schemas.isEmpty)
      let root = ContentFolder.folder(of: files[0].path)
      let copies = schemas.map { NewContent.File(path: "\(root)/schema/\($0.name)", text: $0.text) }
      return make(files + copies) ?? tellNext(ofStudy: root)
    }
  }

  /// Makes the files, unless one of them is there already; says why when they can't be made.
  private func make(_ files: [NewContent.File]) -> Program.End? {
    if let file = files.first(where: { host.contentFiles.exists($0.path) }) {
      return fail(phrases(.newExists, ["path": file.path]), .cannotCreate)
    }
    for file in files {
      do throws(SystemError) {
        try host.maker.make(file.path, Array(file.text.utf8))
      } catch {
        return error.reason == .exists
          ? fail(phrases(.newExists, ["path": file.path]), .cannotCreate)
          : fail(phrases.message(for: error), .cannotCreate)
      }
      let line = phrases(.newWritten, ["path": file.path])
      renderer.show(.line(StyledText(line)), on: .data)
    }
    return nil
  }

  private func tellNext(of file: NewContent.File, _ content: NewContent) -> Program.End {
    tell([
      ("bedside check \(file.path)", .newCheck), ("bedside run \(file.path)", .newRun),
      ("bedside run \(file.path) --dry", .newDry),
    ])
    // In a study's folder the path in its file counts from there.
    let study = folder(around: file.path).path + "/"
    let isInside =
      file.path.hasPrefix(study)
      && host.contentFiles.exists(study + ContentFolder.studyFile)
    // A study's file names its tasks by ways from its own folder, which is not known here.
    let path =
      isInside
      ? String(file.path.dropFirst(study.count))
      : file.path.hasPrefix("/")
        ? String(file.path.split(separator: "/").last ?? "") : file.path
    renderer.show(.gap, .text(phrases(.newSchedule)))
    renderer.show(
      content.entry(path: path).split(separator: "\n").map { .line(StyledText("  \($0)")) })
    return Program.End(.done)
  }

  private func tellNext(ofStudy root: String) -> Program.End {
    let parent = ContentFolder.folder(of: root)
    let name = parent.isEmpty ? root : String(root.dropFirst(parent.count + 1))
    let content = parent.isEmpty ? "." : parent
    tell([
      ("bedside check \(root)", .newCheck),
      ("bedside run \(root)/tasks/check-in.json", .newRun),
      ("bedside --content \(content) --study \(name)", .newOpen),
    ])
    return Program.End(.done)
  }

  private func tell(_ commands: [(command: String, meaning: Phrase)]) {
    renderer.show(.gap, .text(phrases(.newNext)))
    for entry in commands {
      renderer.show(.line(StyledText("  \(entry.command)", .strong)))
      renderer.show(.hint("  " + phrases(entry.meaning)))
    }
  }

  /// The way from a folder to the nearest schema of tasks; nil where there is none near.
  private func schema(near folder: String) -> String? {
    let name = "schema/task.schema.json"
    return ["", "../", "../../"].map { $0 + name }.first { way in
      host.contentFiles.exists(folder.isEmpty ? way : "\(folder)/\(way)")
    }
  }

  /// The schemas that come with Bedside.
  private var bundledSchemas: [(name: String, text: String)] {
    guard let folder = host.dataFolder.map({ $0 + "/Content/schema" }) else { return [] }
    return ["model", "study", "task"].compactMap { kind in
      let name = "\(kind).schema.json"
      guard let bytes = try? host.contentFiles.read("\(folder)/\(name)") else { return nil }
      return (name, String(decoding: bytes, as: UTF8.self))
    }
  }
}
