#if Drawing
internal import Drawing

/// Something of a report that stays on one page.
struct ReportPiece {
  /// Pieces that belong together, of which a part on one page is one thing: the rows of a table.
  struct Group: Hashable {
    /// Its number among all of the report.
    var number: Int
    /// Its role in the page, such as `Table`.
    var role: String
  }

  /// An entry in the list of what the document holds.
  enum Entry: Hashable {
    /// A part of the document.
    case part(String)
  }

  var height: Double
  /// The room above it, where it does not begin a page.
  var space: Double
  /// Whether it must not be the last of a page.
  var staysWithNext = false
  var group: Group?
  /// Which of the repeated pieces stands again on top of the next page.
  var heading: Int?
  var entry: Entry?
  /// Draws it with its top left at a place.
  var draw: (Sheet, _ x: Double, _ y: Double) -> Void
}
#endif
