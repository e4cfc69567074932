/// What is remembered of the lines that are typed at the shell's prompt.
enum CommandMemory {
  /// Whether a line is kept in the history of commands.
  ///
  /// Not what holds a value, a reason or a name; and not what is no command either, since it may be an
  /// answer that was typed in the wrong place, or a command whose name is mistyped.
  static func keeps(_ line: String) -> Bool {
    var parser = ArgumentParser(isAtStart: false)
    guard let words = try? ShellWords.split(line), let first = words.first,
      let name = CommandName(rawValue: first), !Grammar.spec(name).holdsAnswers
    else { return false }
    guard let invocation = try? parser.parse(words) else {
      // What could not be understood is brought back to be put right, without anything behind it that
      // might tell something.
      return !words.contains { $0.hasPrefix("-") } && words.count <= 2
    }
    return invocation.options.keys.allSatisfy { !privateOptions.contains($0) }
  }

  private static let privateOptions: Set<String> = ["reason", "author", "confirm"]
}
