/// A part of a report under its heading.
public struct ReportSection: Hashable, Sendable, Identifiable {
  /// What a part is about, the same in every language.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Alerts, and values in ranges that the study marks.
    case alerts
    /// Scores with their ranges and how they changed.
    case scores
    /// Other measures, with their figures.
    case measures
    /// How far joints move.
    case motion
    /// How much of what was due was done.
    case adherence
    /// What was written in somebody's own words.
    case notes
    /// How the values came about, and what there is none of.
    case quality
    /// What was changed or taken back.
    case changes
  }

  /// What it is about.
  public var id: Kind
  /// The heading.
  public var title: String
  /// What stands under the heading, in order.
  public var blocks: [ReportBlock]

  /// Makes a part.
  public init(_ id: Kind, title: String, blocks: [ReportBlock] = []) {
    self.id = id
    self.title = title
    self.blocks = blocks
  }
}
