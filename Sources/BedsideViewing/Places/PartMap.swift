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

  /// Makes a map of `columns` times as many rows as there are numbers for.
  public init(columns: Int, cell: SIMD2<Float>, numbers: [UInt16]) {
    self.columns = max(columns, 1)
    self.cell = cell
    self.numbers = numbers
    rows = numbers.count / self.columns
  }

  /// The part in a cell; nil for none, and outside.
  public func part(column: Int, row: Int) -> Int? {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
    let number = Int(numbers[row * columns + column])
    return number > 0 ? number - 1 : nil
  }

  /// The middle of a cell, in points.
  public func center(column: Int, row: Int) -> SIMD2<Float> {
    (SIMD2(Float(column), Float(row)) + 0.5) * cell
  }

  /// The left and right edge of all that is seen, in points; nil where nothing is.
  var extent: ClosedRange<Float>? {
    var (low, high) = (columns, -1)
    for row in 0..<rows {
      for column in 0..<columns where numbers[row * columns + column] != 0 {
        low = min(low, column)
        high = max(high, column)
      }
    }
    return low <= high ? Float(low) * cell.x...Float(high + 1) * cell.x : nil
  }
}
