public import BedsideStore

/// A wide table that was written: its task, its columns, and how much they hold.
public struct WrittenTable: Sendable {
  /// The task.
  public var task: TaskDictionary
  /// The columns, in order.
  public var variables: [Variable]
  /// The bytes of the longest cell of each column.
  public var widths: [Int]
  /// Which lines of the record there were.
  public var reading: RecordReading
}
