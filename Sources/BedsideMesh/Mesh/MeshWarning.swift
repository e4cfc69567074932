/// Something in a file was wrong or could not be used, but reading went on.
public struct MeshWarning: Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing was wrong.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The first word of a line is not a statement of the format; told once for each word.
    case unknownKeyword
    /// There are free-form curves or surfaces, which are not drawn; told once.
    case freeForm
    /// Something else stands where a number belongs.
    case malformedNumber
    /// A statement has too few numbers.
    case missingNumbers
    /// A number is infinite or not a number.
    case notFinite
    /// A corner of a face is not of the form `7`, `7/1`, `7//3` or `7/1/3`.
    case malformedCorner
    /// A face has fewer than three corners, or a line fewer than two.
    case tooFewCorners
    /// A face has more corners than are read.
    case tooManyCorners
    /// An outline was too intricate to be cut exactly.
    case intricateOutline
    /// A face names a vertex that does not exist.
    case positionOutOfRange
    /// A face names a texture coordinate or normal that does not exist.
    case attributeOutOfRange
    /// A line or point names a vertex that does not exist.
    case elementOutOfRange
    /// No triangle of the model has an area.
    case noArea
    /// The file ends in the middle of a statement.
    case truncated
    /// A material file cannot be found or read.
    case missingLibrary
    /// A material file outside the model's folder was asked for.
    case libraryOutside
    /// A material is used that no material file defines.
    case unknownMaterial
    /// A texture cannot be found, or lies outside the model's folder.
    case missingTexture
    /// A statement of a material file cannot be used.
    case materialStatement

    /// Whether the face, line or point that the warning is about was left out.
    var isLeftOut: Bool {
      switch self {
      case .tooFewCorners, .tooManyCorners, .positionOutOfRange, .elementOutOfRange: true
      default: false
      }
    }
  }

  /// What kind of thing was wrong.
  public var kind: Kind
  /// The file that the line belongs to: the model, or one of its material files.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// What was wrong and what was made of it, in one sentence without a full stop.
  public var message: String

  /// Makes a warning.
  public init(kind: Kind, file: String, line: Int, message: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.message = message
  }

  /// The warning as compilers write it: `FILE:LINE: MESSAGE`.
  public var description: String { "\(file):\(line): \(message)" }
}
