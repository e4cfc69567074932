/// A call that a program made of the system, as the shim wrote it down.
struct ShimCall: Hashable, CustomStringConvertible {
  /// The call's name; `create` for an opening that made the file, `say` for a writing to standard
  /// output or error, `fault` before a call that the shim failed.
  var name: String
  /// 0, the count of a writing, or the negative number of the error.
  var result: Int
  /// The file or folder.
  var path: String
  /// What was written in hexadecimal, the new length, or the new path.
  var more: String

  /// A line of the log; nil when it is none.
  init?(_ line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, let result = Int(parts[1]) else { return nil }
    (name, self.result, path, more) = (parts[0], result, parts[2], parts[3])
  }

  /// The bytes that were written.
  var bytes: [UInt8] {
    let digits = Array(more.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).map { index in
      UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16) ?? 0
    }
  }

  var description: String { "\(name) \(path) \(result)" }
}
