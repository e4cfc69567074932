/// The texture or normal indices of a mesh's corners.
public enum IndexStream: Sendable, Hashable {
  /// No corner has this attribute.
  case absent
  /// Every corner uses its position index for this attribute too, so nothing is stored.
  case sameAsPosition
  /// One entry per corner; `Mesh.noIndex` where a corner lacks the attribute.
  case separate([UInt32])

  /// The attribute's index at a corner whose position index is known; `Mesh.noIndex` if none.
  @inlinable
  public func index(corner: Int, position: UInt32) -> UInt32 {
    switch self {
    case .absent: Mesh.noIndex
    case .sameAsPosition: position
    case .separate(let indices): indices[corner]
    }
  }

  /// Whether the attribute follows the position index or is missing altogether.
  var isShared: Bool {
    if case .separate = self { false } else { true }
  }
}
