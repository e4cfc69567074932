public import BedsideCore

/// What a clinician reads of one participant and some days: a page, and everything on it in words.
///
/// Whoever draws it needs to know nothing of records and studies. It tells what was recorded and never
/// what that means.
public struct Report: Hashable, Sendable {
  /// What the page is called.
  public var title: String
  /// About whom it is, of which days, and when it was made.
  public var facts: [ReportFact]
  /// What has to be known before anything is read: that records are damaged, or rehearsed.
  public var warnings: [String]
  /// The parts of the page, in order.
  public var sections: [ReportSection]
  /// What holds of the whole page, for its end.
  public var remarks: [String]
  /// When it was made, by the clock of the participant; nil where that is not known.
  public var made: LocalDateTime?
  /// The words in which it is written, with which its charts are drawn too.
  public var words: ChartWords

  /// Makes a page.
  public init(
    title: String, facts: [ReportFact] = [], warnings: [String] = [],
    sections: [ReportSection] = [], remarks: [String] = [], made: LocalDateTime? = nil,
    words: ChartWords = ChartWords()
  ) {
    self.title = title
    self.facts = facts
    self.warnings = warnings
    self.sections = sections
    self.remarks = remarks
    self.made = made
    self.words = words
  }

  /// The tag of the language in which it is written, such as `de`.
  public var language: String { words.phrases.language }
}
