/// Why the content of a store.json could not be used.
enum SettingsError: Error, Hashable {
  /// It is not what was written, and what is wrong with it.
  case damaged(String)
  /// It is of another format.
  case format(Int)
}
