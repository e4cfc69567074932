internal import BedsideCore

/// Finds the places in a list of questions where the rows of a matrix begin.
struct MatrixRows {
  private var last: Identifier<FormItem>?

  /// The matrix whose question stands above `item`, the next of the list; nil for a question of its
  /// own, and for a row that follows another of its matrix.
  mutating func heading(before item: FormItem?) -> MatrixPlace? {
    defer { last = item?.matrix?.id }
    guard let matrix = item?.matrix, matrix.id != last else { return nil }
    return matrix
  }
}
