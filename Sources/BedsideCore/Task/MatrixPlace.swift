/// The matrix to which a question belongs: several questions that share their words and their choices.
///
/// A file's matrix `m` becomes one question a row, called `m.ROW`, each with an answer of its own.
public struct MatrixPlace: Hashable, Sendable {
  /// The name of the matrix, which is no item's.
  public var id: Identifier<FormItem>
  /// What stands above the rows.
  public var text: String
  /// What helps to answer them.
  public var detail: String?

  /// Makes a place in the matrix `id`.
  public init(id: Identifier<FormItem>, text: String, detail: String? = nil) {
    self.id = id
    self.text = text
    self.detail = detail
  }
}
