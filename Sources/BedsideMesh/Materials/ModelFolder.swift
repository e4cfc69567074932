/// The folder of a model, and what lies in it and below.
struct ModelFolder {
  /// The folder as it was given.
  let path: String
  /// The same as an absolute path without links.
  let root: String?
  private var listings: [String: [String]] = [:]

  init(path: String) {
    self.path = path
    root = resolvedPath(path)
  }

  /// The path of a file, given its name relative to the folder; nil when there is none or a link
  /// leads out of the folder.
  ///
  /// Upper and lower case differ only if both exist.
  mutating func find(_ components: [String]) -> String? {
    guard let root, !components.isEmpty else { return nil }
    var place = path
    for component in components {
      guard let name = name(like: component, in: place) else { return nil }
      place = FilePath.join(place, name)
    }
    guard let resolved = resolvedPath(place), FilePath.isInside(resolved, root) else { return nil }
    return place
  }

  /// The names that lead from the folder to one that `find` went through.
  func components(of below: String) -> [String] {
    guard below != path else { return [] }
    let rest = path == "." ? below[...] : below.dropFirst(path.count)
    return rest.split(separator: "/").map(String.init)
  }

  private mutating func name(like wanted: String, in folder: String) -> String? {
    let names = listings[folder] ?? namesInFolder(folder).sorted()
    listings[folder] = names
    if names.contains(wanted) { return wanted }
    let lowered = wanted.lowercased()
    return names.first { $0.lowercased() == lowered }
  }
}
