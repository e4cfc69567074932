public import BedsideStore

/// Opens the records in a folder.
///
/// - Parameters:
///   - path: The folder; it is made by the first writing.
///   - clock: What time means to whoever opens it.
public typealias StoreOpener = (
  _ path: String, _ clock: StoreClock
) throws(StoreError) -> any Journal
