/// Which part is seen where in a picture, on a grid of cells.
public struct PartMap: Hashable, Sendable {
  /// How many cells stand beside each other.
  public let columns: Int
  /// How many stand above each other.
  public let rows: Int
  /// The width and height of a cell, in points.
  public let cell: SIMD2<Float>
  /// The number of the part in each cell counted from 1, or 0 for none; the top row first.
  private let numbers: [UInt16]
  /// The same of clear parts in front of them; empty where there are none.
  private let clear: [UInt16]

  /// Makes a map of `columns` times as many rows as there are numbers for.
  public init(columns: Int, cell: SIMD2<Float>, numbers: [UInt16], clear: [UInt16] = []) {
    precondition(clear.isEmpty || clear.count == numbers.count, "Both have the same cells.")
    self.columns = max(columns, 1)
    self.cell = cell
    self.numbers = numbers
    self.clear = clear
    rows = numbers.count / self.columns
  }

  /// The parts seen in a cell, the nearest first: none outside, and at most one solid part behind a
  /// clear one.
  public func parts(column: Int, row: Int) -> [Int] {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return [] }
    let place = row * columns + column
    let found = clear.isEmpty ? [numbers[place]] : [clear[place], numbers[place]]
    return found.filter { $0 > 0 }.map { Int($0) - 1 }
  }

  /// Whether a part is seen in a cell.
  func shows(_ part: Int, column: Int, row: Int) -> Bool {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return false }
    let place = row * columns + column
    return Int(numbers[place]) == part + 1 || !clear.isEmpty && Int(clear[place]) == part + 1
  }

  /// The middle of a cell, in points.
  public func center(column: Int, row: Int) -> SIMD2<Float> {
    (SIMD2(Float(column), Float(row)) + 0.5) * cell
  }

  /// The left and right edge of all that is seen, in points; nil where nothing is.
  var extent: ClosedRange<Float>? {
    var (low, high) = (columns, -1)
    for row in 0..<rows {
      for column in 0..<columns where !parts(column: column, row: row).isEmpty {
        low = min(low, column)
        high = max(high, column)
      }
    }
    return low <= high ? Float(low) * cell.x...Float(high + 1) * cell.x : nil
  }
}
