/// What names an event in a command: `2`, `2b`, `4.2`, `4b.2`, or a task's id; letters in either
/// case.
struct EventAddress: Hashable {
  /// The number of a row on today's page; nil for the id of a task.
  var number: Int?
  /// The id of a task; nil for the number of a row.
  var task: String?
  /// The letter of one of several events.
  var letter: String?
  /// The number of one of the values of an event.
  var value: Int?

  /// Reads a word: what begins with a digit and is built like a number of a row is one.
  init(_ word: String) {
    let head = word.prefix { ("0"..."9").contains($0) }
    let letters = word.dropFirst(head.count).prefix(while: Self.isLetter)
    let rest = word.dropFirst(head.count + letters.count)
    let value = rest.first == "." ? Int(rest.dropFirst()) : nil
    guard let number = Int(head), letters.count <= 2, rest.isEmpty || (value ?? 0) > 0 else {
      task = word
      return
    }
    self.number = number
    letter = letters.isEmpty ? nil : letters.lowercased()
    self.value = value
  }

  /// Reads a word where the tasks of these ids are known: `steps.2` is a value of `steps`.
  init(_ word: String, among tasks: [String]) {
    self.init(word)
    guard let task, !tasks.contains(task), let dot = task.lastIndex(of: "."),
      let value = Int(task[task.index(after: dot)...]), value > 0,
      tasks.contains(String(task[..<dot]))
    else { return }
    self.task = String(task[..<dot])
    self.value = value
  }

  /// Reads a word behind a task: `b`, or `b.2`; neither a letter nor a value where it is nothing such.
  static func lettered(_ word: String) -> (letter: String?, value: Int?) {
    let letter = word.prefix { $0 != "." }.lowercased()
    guard isLetter(letter) else { return (nil, nil) }
    if letter.count == word.count { return (letter, nil) }
    guard let value = Int(word.dropFirst(letter.count + 1)), value > 0 else { return (nil, nil) }
    return (letter, value)
  }

  /// Whether `word` can be the letter of an event.
  static func isLetter(_ word: String) -> Bool {
    (1...2).contains(word.count) && word.allSatisfy(isLetter)
  }

  private static func isLetter(_ character: Character) -> Bool {
    ("a"..."z").contains(character) || ("A"..."Z").contains(character)
  }
}
