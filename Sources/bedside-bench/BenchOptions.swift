/// What the command line asks for.
struct BenchOptions {
  /// Whether rows are printed as JSON.
  private(set) var printsJSON = false
  private var names: [String] = []

  init(_ arguments: ArraySlice<String>) throws(BenchError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": printsJSON = true
      case "--only":
        guard let list = rest.popFirst() else {
          throw BenchError("'--only' needs names, separated by commas. \(BenchOptions.known)")
        }
        names += Self.names(in: list)
      default:
        throw BenchError(
          "'\(argument)' is not known. Use --json and --only NAME,…, also repeatedly.")
      }
    }
    let known = Benchmark.all.map(\.name)
    if let name = names.first(where: { !known.contains($0) }) {
      throw BenchError("There is no row '\(name)'. \(BenchOptions.known)")
    }
  }

  /// The names in a list: those of rows first, as some hold a comma themselves.
  private static func names(in list: String) -> [String] {
    let known = Benchmark.all.map(\.name)
    var names: [String] = []
    var rest = list[...]
    while !rest.isEmpty {
      let row = known.filter { rest == $0 || rest.hasPrefix("\($0),") }.max { $0.count < $1.count }
      let name = row ?? String(rest.prefix { $0 != "," })
      names.append(name)
      rest = rest.dropFirst(name.count + 1)
    }
    return names
  }

  func includes(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

  private static var known: String {
    "Rows: " + Benchmark.all.map(\.name).joined(separator: ", ") + "."
  }
}
