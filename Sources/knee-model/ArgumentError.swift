/// A command line that cannot be followed.
enum ArgumentError: Error, Hashable, CustomStringConvertible {
  case unknownOption(String)
  case secondFolder(String)

  var description: String {
    switch self {
    case .unknownOption(let word): "'\(word)' is not an option; there are --check and --help."
    case .secondFolder(let word): "'\(word)' is a second folder; give one at most."
    }
  }
}
