/// Why a file cannot be shown as a model.
public struct OBJError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Cause: Hashable, Sendable {
    /// The file cannot be opened or read; the text is the system's reason.
    case unreadable(String)
    /// Another program wrote to the file meanwhile.
    case changed
    /// There is a folder, a device or a pipe in place of a file.
    case notAFile
    /// The file has more bytes than are read.
    case tooLarge(bytes: Int, limit: Int)
    /// The file is of another kind; the text names it: `an STL file`.
    case notOBJ(String)
    /// The file has no bytes, or nothing but blanks and comments.
    case empty
    /// The file has no vertices, or only ones whose faces, lines and points were all left out; the
    /// text is the warning that tells why, if any.
    case nothingUsable(String?)
  }

  /// The file, as it was given.
  public var file: String
  /// The line, counted from 1, if one line is to blame.
  public var line: Int?
  /// What is wrong with the file.
  public var cause: Cause

  /// Makes an error.
  public init(file: String, line: Int? = nil, cause: Cause) {
    self.file = file
    self.line = line
    self.cause = cause
  }

  /// The error as compilers write it: `FILE:LINE: MESSAGE` or `FILE: MESSAGE`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(message)"
  }

  /// What is wrong, without the file.
  public var message: String {
    switch cause {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .changed: "the file changed while it was read; open it again once it is complete"
    case .notAFile: "this is not a file"
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; at most \(limit) are read"
    case .notOBJ(let kind): "this is \(kind), not an OBJ file"
    case .empty: "the file is empty; an OBJ file has vertices (v) and faces (f)"
    case .nothingUsable(let warning?): "nothing can be shown: \(warning)"
    case .nothingUsable(nil):
      "nothing can be shown: there are no vertices (v) in the file"
    }
  }
}
