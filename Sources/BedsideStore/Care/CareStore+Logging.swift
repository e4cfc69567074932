public import BedsideSchedule

extension CareStore {
  /// Checks that a value can be recorded for `event` now, besides those that are.
  ///
  /// - Throws: `CareError.refused`.
  public func checkLogging(_ event: Event) throws(CareError) {
    try checkWriting()
    try checkAdding(event, begun: today)
  }
}
