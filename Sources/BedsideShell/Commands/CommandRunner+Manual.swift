internal import BedsideCore

extension CommandRunner {
  /// Prints what other programs of the system want to know of this one; nil where nothing was asked.
  func explainToSystem() -> Program.End? {
    if invocation.has("manual") {
      let version = host.version().split(separator: "\n").first.map(String.init) ?? ""
      let page = Manual(phrases: phrases, version: version).page
      renderer.write(lines: lines(of: page.source))
    } else if let shell = invocation.options["completions"].flatMap(CompletionScript.init) {
      renderer.write(lines: lines(of: shell.text))
    } else if let line = invocation.options["complete"] {
      show(candidates(CompletedLine(line)))
    } else {
      return nil
    }
    return Program.End(.done)
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A line for each: the word, and behind a tab what it means.
  private func show(_ candidates: [Candidate]) {
    let lines = candidates.map { candidate in
      [candidate.text, candidate.description].compactMap { $0.map(Sanitizer.cleanLine) }
        .joined(separator: "\t").withPlainBlanks + "\n"
    }
    renderer.write(text: lines.joined())
  }

  /// What the last word of `line` could become.
  private func candidates(_ line: CompletedLine) -> [Candidate] {
    if let option = line.openOption { return values(of: option, beginning: line.word) }
    guard let command = line.words.first else { return beginnings(of: line.word) }
    var runner = self
    runner.invocation.globals.merge(line.globals) { $1 }
    guard CommandName(rawValue: command) != nil, let desk = try? runner.openDesk() else {
      return []
    }
    let leading = line.words.map(ShellWords.quoted).joined(separator: " ") + " "
    return Completer(desk: desk, files: host.contentFiles)
      .candidates(CompletionRequest(leading: leading, word: line.word))
  }

  private func beginnings(of word: String) -> [Candidate] {
    let commands = Grammar.commands.map {
      Candidate($0.name.rawValue, description: phrases($0.summary))
    }
    let options = (Grammar.global + [Grammar.help]).map {
      Candidate("--\($0.name)", description: phrases($0.meaning))
    }
    return (word.hasPrefix("-") ? options : commands).filter { $0.text.hasPrefix(word) }
  }

  private func values(of option: OptionSpec, beginning word: String) -> [Candidate] {
    if option.value == "folder" {
      return Completer.paths(beginning: word, in: host.contentFiles)
    }
    return option.allowed.map { Candidate($0) }.filter { $0.text.hasPrefix(word) }
  }
}
