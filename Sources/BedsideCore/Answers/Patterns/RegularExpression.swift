/// A regular expression whose matching takes time in proportion to the text, whatever the two are.
///
/// Expressions that try one way after the other, as `Regex` does, take for ever on some short texts:
/// `(a+)+` on thirty times "a" and a "b". This one follows all ways at once (Thompson, "Regular
/// Expression Search Algorithm", 1968), so that nothing that an author writes or a person types can
/// stop the program. What can't be followed this way, groups that look ahead and references back to
/// groups, is refused.
struct RegularExpression: Hashable, Sendable {
  /// The most characters of an expression.
  static let longest = 1_000
  /// The most steps of the program that an expression becomes.
  static let mostSteps = 5_000

  /// One step of the program that recognizes texts.
  enum Instruction: Hashable, Sendable {
    /// Goes on when the next character fits.
    case test(CharacterTest)
    /// Goes on in this place alone.
    case place(PatternNode.Place)
    /// Goes on both here and there.
    case fork(Int, Int)
    /// Goes on there.
    case jump(Int)
    /// All of the expression was found.
    case found
  }

  private let program: [Instruction]
  private let ignoresCase: Bool

  /// Reads `text`; `(?i)` at its start says that capitals and small letters are the same.
  init(_ text: String) throws(PatternError) {
    var parser = try PatternParser(text)
    ignoresCase = parser.ignoresCase
    var compiler = PatternCompiler()
    try compiler.add(parser.expression())
    program = compiler.program + [.found]
  }

  /// Whether all of `text` matches.
  func matches(_ text: String) -> Bool {
    let characters = Array(text)
    var now = Ways(program.count)
    var next = Ways(program.count)
    follow(0, &now, at: 0, characters)
    for (index, character) in characters.enumerated() {
      if now.list.isEmpty { return false }
      next.clear()
      for step in now.list {
        guard case .test(let test) = program[step], fits(character, test) else { continue }
        follow(step + 1, &next, at: index + 1, characters)
      }
      swap(&now, &next)
    }
    return now.list.contains { program[$0] == .found }
  }

  /// The steps at which the program stands, each once.
  private struct Ways {
    private(set) var list: [Int] = []
    private var isListed: [Bool]

    init(_ count: Int) { isListed = Array(repeating: false, count: count) }

    mutating func insert(_ step: Int) -> Bool {
      if isListed[step] { return false }
      isListed[step] = true
      list.append(step)
      return true
    }

    mutating func clear() {
      for step in list { isListed[step] = false }
      list.removeAll(keepingCapacity: true)
    }
  }

  /// Goes from `step` to all steps that look at the next character.
  private func follow(_ step: Int, _ ways: inout Ways, at index: Int, _ text: [Character]) {
    var waiting = [step]
    while let step = waiting.popLast() {
      guard ways.insert(step) else { continue }
      switch program[step] {
      case .test, .found: break
      case .jump(let other): waiting.append(other)
      case .fork(let one, let other): waiting += [other, one]
      case .place(let place): if holds(place, at: index, text) { waiting.append(step + 1) }
      }
    }
  }

  private func holds(_ place: PatternNode.Place, at index: Int, _ text: [Character]) -> Bool {
    switch place {
    case .start: return index == 0
    case .end: return index == text.count
    case .wordEdge(let isWanted):
      let isBefore = index > 0 && CharacterTest.Kind.word.holds(text[index - 1])
      let isBehind = index < text.count && CharacterTest.Kind.word.holds(text[index])
      return (isBefore != isBehind) == isWanted
    }
  }

  private func fits(_ character: Character, _ test: CharacterTest) -> Bool {
    guard ignoresCase else { return test.holds(character) }
    let cases = [character.lowercased(), character.uppercased()].compactMap {
      $0.count == 1 ? $0.first : character
    }
    return test.isNegated
      ? cases.allSatisfy { test.holds($0) } : cases.contains { test.holds($0) }
  }
}
