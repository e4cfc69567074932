/// Makes the program of a regular expression from its parts.
struct PatternCompiler {
  private(set) var program: [RegularExpression.Instruction] = []
  /// Parts that take no step, repeated a thousand times a thousand times, take time all the same.
  private var additions = 0

  /// Adds the steps that recognize `node`.
  mutating func add(_ node: PatternNode) throws(PatternError) {
    additions += 1
    guard max(additions, program.count) < RegularExpression.mostSteps else { throw .tooLarge }
    switch node {
    case .test(let test): program.append(.test(test))
    case .place(let place): program.append(.place(place))
    case .sequence(let nodes): for node in nodes { try add(node) }
    case .either(let nodes): try addEither(nodes)
    case .repeated(let node, let least, let most):
      for _ in 0..<least { try add(node) }
      guard let most else { return try addLoop(node) }
      try addOptional(node, times: most - least)
    }
  }

  private mutating func addEither(_ nodes: [PatternNode]) throws(PatternError) {
    var ends: [Int] = []
    for node in nodes.dropLast() {
      let fork = reserve()
      try add(node)
      ends.append(reserve())
      program[fork] = .fork(fork + 1, program.count)
    }
    if let last = nodes.last { try add(last) }
    for end in ends { program[end] = .jump(program.count) }
  }

  private mutating func addLoop(_ node: PatternNode) throws(PatternError) {
    let fork = reserve()
    try add(node)
    program.append(.jump(fork))
    program[fork] = .fork(fork + 1, program.count)
  }

  private mutating func addOptional(_ node: PatternNode, times: Int) throws(PatternError) {
    var forks: [Int] = []
    for _ in 0..<times {
      forks.append(reserve())
      try add(node)
    }
    for fork in forks { program[fork] = .fork(fork + 1, program.count) }
  }

  /// Makes room for a step whose target is not known yet.
  private mutating func reserve() -> Int {
    program.append(.jump(0))
    return program.count - 1
  }
}
