/// A wide table that was written: its task, its columns, and how much they hold.
public struct WrittenTable: Hashable, Sendable {
  /// The task.
  public var task: TaskDictionary
  /// The columns, in order.
  public var variables: [Variable]
  /// The bytes of the longest cell of each column.
  public var widths: [Int]
  /// How many lines of the record were damaged and left out.
  public var damaged: Int
}
