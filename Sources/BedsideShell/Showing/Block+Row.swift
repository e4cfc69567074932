extension Block {
  /// A line of a page of cards: a number to name it by, a mark, what it is, how it stands, and what can
  /// be done.
  public struct Row: Hashable, Sendable {
    /// By what the line is named in commands, such as `2` or `2b`.
    public var marker: String
    /// Whether it is done, such as `[x]`; empty where there is nothing to do.
    public var mark: StyledText
    /// What it is.
    public var title: StyledText
    /// How it stands.
    public var state: StyledText
    /// What came of it: beside the state where there is room, else under the title.
    public var aside: StyledText
    /// The command that does it; empty where none does.
    public var hint: String
    /// What belongs to the line, under its title.
    public var details: [StyledText]
    /// How far the line is indented, as one of several that belong to another.
    public var level: Int
    /// The columns of the page; nil where they are those of the lines shown together.
    var columns: RowColumns?
    /// The line as sentences, for somebody who listens.
    public var spoken: [String]

    /// Makes a line.
    public init(
      marker: String, mark: StyledText, title: StyledText, state: StyledText,
      aside: StyledText = StyledText(""), hint: String = "",
      details: [StyledText] = [], level: Int = 0, spoken: [String]
    ) {
      self.marker = marker
      self.mark = mark
      self.title = title
      self.state = state
      self.aside = aside
      self.hint = hint
      self.details = details
      self.level = level
      self.spoken = spoken
    }

    /// The line in the columns of a page.
    func with(_ columns: RowColumns) -> Row {
      var row = self
      row.columns = columns
      return row
    }
  }
}
