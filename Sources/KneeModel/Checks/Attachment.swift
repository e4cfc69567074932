/// How deep a ligament's end lies inside what it is attached to, mm.
public struct Attachment: Sendable {
  /// Which ligament ends in what.
  public let name: String
  /// Depth of the axis' end; negative if it ends in the open.
  public let depth: Double

  /// Whether the end is held.
  public var isHeld: Bool { depth > 0 }
}
