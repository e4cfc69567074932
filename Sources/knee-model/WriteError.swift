/// A file that could not be written.
struct WriteError: Error, Hashable, CustomStringConvertible {
  let path: String

  var description: String {
    "'\(path)' cannot be written; name a folder that you may write to."
  }
}
