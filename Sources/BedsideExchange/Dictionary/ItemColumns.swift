internal import BedsideCore

/// The columns of one item of a task, over all its versions.
struct ItemColumns {
  /// How an answer is spread over columns, by their places among those of the item.
  enum Shape: Hashable {
    /// One column with the value as it stands.
    case plain
    /// One column with 1 or 0.
    case flag
    /// One of several choices: a column with its code and one with own words.
    case single
    /// Any of several choices: a column with 1 or 0 for each code, then one with own words.
    case multiple([String])
    /// An order: a column with its place for each code.
    case ranking([String])
    /// One choice of each of several lists: a column each.
    case components(Int)
    /// A place: its words, its latitude and its longitude.
    case location
    /// An age, and whether it is an open end.
    case age
    /// A file: its name and its hash.
    case file
    /// Formats that differ from version to version: the value as text.
    case mixed
  }

  var id: String
  var shape: Shape
  var variables: [Variable]
  /// The columns of what became of the question, by their places; nil where there is none.
  var state: Int?
  var entry: Int?
}
