public import BedsideCore

extension Phrases {
  /// The texts of this module in German, by area.
  public static var germanStoreAreas: [KeyValuePairs<String, String>] {
    [germanRefusals, germanStoreErrors]
  }
}
