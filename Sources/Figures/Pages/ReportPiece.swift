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

  var height: Double
  /// The room above it, where it does not begin a page.
  var space: Double
  /// Whether it must not be the last of a page.
  var staysWithNext = false
  var group: Group?
  /// Which of the repeated pieces stands again on top of the next page.
  var heading: Int?
  /// What it is called in the list of the document's parts; nil where it begins none.
  var part: String?
  /// Draws it with its top left at a place.
  var draw: (Sheet, _ x: Double, _ y: Double) -> Void
}
#endif
