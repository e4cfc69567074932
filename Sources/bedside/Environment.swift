import Glibc

/// The environment of this process.
enum Environment {
  /// The variables by their names, as they were at the start.
  static let variables: [String: String] = {
    // Growing step by step would take longer than the rest.
    var variables = [String: String](minimumCapacity: 64)
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let whole = unsafe String(cString: text)
      // Bytes are compared: letters are hard to tell apart, and there may be many.
      if let sign = whole.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let value = whole.utf8.index(after: sign)
        variables[String(whole[..<sign])] = String(whole[value...])
      }
      unsafe entry += 1
    }
    return variables
  }()
}
