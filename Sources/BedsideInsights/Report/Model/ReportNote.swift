/// What somebody wrote in their own words, and when.
public struct ReportNote: Hashable, Sendable {
  /// The day, as it is read.
  public var time: String
  /// To what it was the answer.
  public var source: String
  /// The words as they were typed; lines may break in them.
  public var text: String

  /// Makes a note.
  public init(time: String, source: String, text: String) {
    self.time = time
    self.source = source
    self.text = text
  }
}
