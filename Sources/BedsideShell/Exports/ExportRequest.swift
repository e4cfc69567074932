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
  /// How many minutes before an event a calendar reminds of it; nil for not at all.
  var alarm: Int? = 0
  /// Whether a calendar is to tell nothing of what is to be done.
  var isNeutral = false
  /// Whether standard output leads to a terminal, which must not get all that texts can hold.
  var isShown = false

  /// What is written out, for the audit trail: the form, the task and the days where it is not all, and
  /// whether what was taken back is in it.
  var what: String {
    var words = [format.rawValue]
    if let task { words.append(task) }
    if let days { words.append("\(days.lowerBound)/\(days.upperBound)") }
    if includesDeleted { words.append("deleted") }
    return words.joined(separator: " ")
  }
}
