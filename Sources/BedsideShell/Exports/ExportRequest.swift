internal import BedsideCore
internal import BedsideExchange

/// What is to be exported, in which form, and where to.
struct ExportRequest {
  var format: ExportFormat
  /// The task; nil for all.
  var task: String?
  /// The file or the folder; nil for standard output.
  var path: String?
  var style = TableStyle()
  /// The days of the events; nil for all.
  var days: ClosedRange<CivilDate>?
  /// Whether all participants' records are meant.
  var isOfEveryone = false
  var includesDeleted = false
  /// Whether files that are there give way.
  var replaces = false
  /// Whether standard output leads to a terminal, which must not get all that texts can hold.
  var isShown = false
}
