/// Consecutive triangles of one object, group, material and smoothing group.
///
/// Stored in 28 bytes, because a hostile file may change its state after every face.
public struct TriangleRange: Sendable, Hashable {
  private var storedFirst: UInt32
  private var storedCount: UInt32
  private var storedFaces: UInt32
  private var storedObject: Int32
  private var storedGroup: Int32
  private var storedMaterial: Int32
  private var storedSmoothing: Int32

  /// Makes a range; by default it has no names and no smoothing statement.
  public init(
    first: Int, count: Int, faces: Int, object: Int = -1, group: Int = -1, material: Int = -1,
    smoothing: Int = -1
  ) {
    storedFirst = UInt32(clamping: first)
    storedCount = UInt32(clamping: count)
    storedFaces = UInt32(clamping: faces)
    storedObject = Int32(clamping: object)
    storedGroup = Int32(clamping: group)
    storedMaterial = Int32(clamping: material)
    storedSmoothing = Int32(clamping: smoothing)
  }

  /// The first triangle.
  public var first: Int {
    get { Int(storedFirst) }
    set { storedFirst = UInt32(clamping: newValue) }
  }

  /// The number of triangles.
  public var count: Int {
    get { Int(storedCount) }
    set { storedCount = UInt32(clamping: newValue) }
  }

  /// The number of faces, as written in the file, that the triangles were cut from.
  public var faces: Int {
    get { Int(storedFaces) }
    set { storedFaces = UInt32(clamping: newValue) }
  }

  /// A place in `Mesh.objects`; -1 before the first `o`.
  public var object: Int {
    get { Int(storedObject) }
    set { storedObject = Int32(clamping: newValue) }
  }

  /// A place in `Mesh.groups`; -1 before the first `g`.
  public var group: Int {
    get { Int(storedGroup) }
    set { storedGroup = Int32(clamping: newValue) }
  }

  /// A place in `Mesh.materials`; -1 before the first `usemtl`.
  public var material: Int {
    get { Int(storedMaterial) }
    set { storedMaterial = Int32(clamping: newValue) }
  }

  /// The smoothing group; 0 is off, -1 when the file has not said.
  public var smoothing: Int {
    get { Int(storedSmoothing) }
    set { storedSmoothing = Int32(clamping: newValue) }
  }

  /// The triangles' places.
  public var triangles: Range<Int> { first..<first + count }

  /// Whether another range has the same names and smoothing.
  func hasSameState(as other: Self) -> Bool {
    object == other.object && group == other.group && material == other.material
      && smoothing == other.smoothing
  }
}
