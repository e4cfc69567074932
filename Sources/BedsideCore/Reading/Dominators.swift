/// Which points of a graph are on every way from the first point to another.
///
/// By the algorithm of Cooper, Harvey and Kennedy (A simple, fast dominance algorithm, 2001); then two
/// numbers for each point answer every question at once.
struct Dominators {
  private var entered: [Int]
  private var left: [Int]

  init(_ edges: [[Int]]) {
    let order = Self.order(edges)
    var rank = Array(repeating: -1, count: edges.count)
    for (index, point) in order.enumerated() { rank[point] = index }
    var before: [[Int]] = Array(repeating: [], count: order.count)
    for (index, point) in order.enumerated() {
      for target in edges[point] { before[rank[target]].append(index) }
    }
    let parents = Self.parents(before)
    var children: [[Int]] = Array(repeating: [], count: order.count)
    for (index, parent) in parents.enumerated().dropFirst() { children[parent].append(index) }
    entered = Array(repeating: -1, count: edges.count)
    left = Array(repeating: -1, count: edges.count)
    var time = 0
    var stack = order.isEmpty ? [] : [(index: 0, next: 0)]
    while let (index, next) = stack.last {
      if next == 0 {
        entered[order[index]] = time
        time += 1
      }
      if next < children[index].count {
        stack[stack.count - 1].next += 1
        stack.append((children[index][next], 0))
      } else {
        left[order[index]] = time
        stack.removeLast()
      }
    }
  }

  /// Whether every way from the first point to `later` passes `earlier`; false for what is never
  /// reached.
  func isBefore(_ earlier: Int, _ later: Int) -> Bool {
    guard entered[earlier] >= 0, entered[later] >= 0, earlier != later else { return false }
    return entered[earlier] < entered[later] && left[later] <= left[earlier]
  }

  /// The points that can be reached from the first, each before those that it leads to, circles aside.
  private static func order(_ edges: [[Int]]) -> [Int] {
    guard !edges.isEmpty else { return [] }
    var seen = Array(repeating: false, count: edges.count)
    var done: [Int] = []
    seen[0] = true
    var stack = [(point: 0, next: 0)]
    while let (point, next) = stack.last {
      if next < edges[point].count {
        stack[stack.count - 1].next += 1
        let target = edges[point][next]
        if !seen[target] {
          seen[target] = true
          stack.append((target, 0))
        }
      } else {
        done.append(point)
        stack.removeLast()
      }
    }
    return done.reversed()
  }

  /// For each point the nearest one on every way to it, both by their places in the order.
  private static func parents(_ before: [[Int]]) -> [Int] {
    var parents = Array(repeating: -1, count: before.count)
    guard !parents.isEmpty else { return [] }
    parents[0] = 0
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for index in before.indices.dropFirst() {
        var found = -1
        for source in before[index] where parents[source] >= 0 {
          found = found < 0 ? source : meeting(found, source, parents)
        }
        if parents[index] != found {
          parents[index] = found
          hasChanged = true
        }
      }
    }
    return parents
  }

  private static func meeting(_ first: Int, _ second: Int, _ parents: [Int]) -> Int {
    var (first, second) = (first, second)
    while first != second {
      if first > second { first = parents[first] } else { second = parents[second] }
    }
    return first
  }
}
