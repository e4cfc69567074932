import Glibc

/// The environment of this process.
enum Environment {
  /// The variables by their names, as they were at the start.
  static let variables: [String: String] = {
    var variables: [String: String] = [:]
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let parts = unsafe String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      unsafe entry += 1
    }
    return variables
  }()
}
