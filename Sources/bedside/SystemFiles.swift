import BedsideShell
import BedsideStore

/// The files of this machine; `-` is standard input.
struct SystemFiles: FileReader {
  /// How many bytes a file of a copy may have: years of records are far from it.
  private static let mostOfCopy = 1 << 30

  func bytes(of path: String) throws(SystemError) -> [UInt8] {
    if path == "-" || path == "/dev/stdin" { return try SystemCalls.readStandardInput() }
    return try SystemCalls.readFile(path)
  }

  func bytes(of path: String, in folder: String) throws(SystemError) -> [UInt8] {
    try SystemCalls.readFile(path, in: folder, limit: Self.mostOfCopy)
  }
}
