/// The groups of points that all lead to each other, of a graph given by its edges.
///
/// By Tarjan's algorithm (Depth-first search and linear graph algorithms, 1972), without recursion, so
/// that a long way is no deep one.
struct StrongComponents {
  /// The group of each point; a point's successors are of the same group or of one with a smaller
  /// number.
  private(set) var group: [Int]
  /// The points of each group.
  private(set) var members: [[Int]] = []
  /// Whether the points of a group form a circle, and are not one that leads only elsewhere.
  private(set) var isCircle: [Bool] = []

  /// How many groups there are.
  var count: Int { members.count }

  private var order: [Int]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var visited = 0

  init(_ edges: [[Int]]) {
    group = Array(repeating: -1, count: edges.count)
    order = Array(repeating: -1, count: edges.count)
    lowest = Array(repeating: 0, count: edges.count)
    isOpen = Array(repeating: false, count: edges.count)
    for start in edges.indices where order[start] < 0 { visit(start, edges) }
  }

  private mutating func visit(_ start: Int, _ edges: [[Int]]) {
    enter(start)
    var stack = [(point: start, next: 0)]
    while let (point, next) = stack.last {
      if next < edges[point].count {
        stack[stack.count - 1].next += 1
        let target = edges[point][next]
        if order[target] < 0 {
          enter(target)
          stack.append((target, 0))
        } else if isOpen[target] {
          lowest[point] = min(lowest[point], order[target])
        }
      } else {
        stack.removeLast()
        if let (before, _) = stack.last { lowest[before] = min(lowest[before], lowest[point]) }
        if lowest[point] == order[point] { close(point, edges) }
      }
    }
  }

  private mutating func enter(_ point: Int) {
    order[point] = visited
    lowest[point] = visited
    visited += 1
    isOpen[point] = true
    open.append(point)
  }

  private mutating func close(_ root: Int, _ edges: [[Int]]) {
    var points: [Int] = []
    while let point = open.popLast() {
      isOpen[point] = false
      group[point] = members.count
      points.append(point)
      if point == root { break }
    }
    isCircle.append(points.count > 1 || edges[root].contains(root))
    members.append(points)
  }
}
