internal import Glibc

/// Processors in use by this system.
let processorCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

/// The names in a folder, in no particular order; none if it cannot be read.
func namesInFolder(_ path: String) -> [String] {
  guard let folder = unsafe opendir(path) else { return [] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
      unsafe Array(name.prefix { $0 != 0 })
    }
    names.append(String(decoding: name, as: UTF8.self))
  }
  return names
}

/// The absolute path without links that leads to a file or folder; nil if there is none.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(cString: resolved)
}
