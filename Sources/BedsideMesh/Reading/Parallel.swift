internal import Dispatch
internal import Synchronization

/// Work on several threads.
enum Parallel {
  /// Calls `body` for 0..<count on up to `workers` threads.
  ///
  /// Work is handed out piece by piece, so that a thread that lost its processor for a while
  /// does not hold up the rest.
  static func run(_ count: Int, workers: Int, _ body: @Sendable (Int) -> Void) {
    run(count, workers: workers, tools: {}) { index, _ in body(index) }
  }

  /// The same where each thread has tools of its own, which it uses again and again.
  private static func run<Tools>(
    _ count: Int, workers: Int, tools: @Sendable () -> Tools,
    _ body: @Sendable (Int, inout Tools) -> Void
  ) {
    if workers <= 1 || count <= 1 {
      var own = tools()
      for index in 0..<count { body(index, &own) }
      return
    }
    let nextIndex = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
      var own = tools()
      while true {
        let index = nextIndex.add(1, ordering: .relaxed).oldValue
        if index >= count { return }
        body(index, &own)
      }
    }
  }

  /// As above, with one result for each index.
  static func map<Result: Sendable>(
    _ count: Int, workers: Int, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    map(count, workers: workers, tools: {}) { index, _ in body(index) }
  }

  /// The same where each thread has tools of its own.
  static func map<Result: Sendable, Tools>(
    _ count: Int, workers: Int, tools: @Sendable () -> Tools,
    _ body: @Sendable (Int, inout Tools) -> Result
  ) -> [Result] {
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    run(count, workers: workers, tools: tools) { index, tools in
      let result = body(index, &tools)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Cuts 0..<count into `pieces` ranges of nearly equal length.
  static func range(_ piece: Int, of pieces: Int, in count: Int) -> Range<Int> {
    count * piece / pieces..<count * (piece + 1) / pieces
  }
}
