import BedsideShell
import BedsideStore

/// The files of this machine; `-` is standard input.
struct SystemFiles: FileReader {
  func bytes(of path: String) throws(SystemError) -> [UInt8] {
    try SystemCalls.readFile(path == "-" ? "/dev/stdin" : path)
  }
}
