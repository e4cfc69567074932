/// A warning whose line has not been counted yet.
struct PendingWarning {
  /// How many warnings are kept in full, of a chunk and of a file.
  static let limit = 100

  var kind: MeshWarning.Kind
  /// The place of the statement in the file.
  var offset: Int
  var message: String
}
