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
        names += list.split(separator: ",").map(String.init)
      default:
        throw BenchError("'\(argument)' is not known. Use --json and --only NAME,…")
      }
    }
    let known = Benchmark.all.map(\.name)
    if let name = names.first(where: { !known.contains($0) }) {
      throw BenchError("There is no row '\(name)'. \(BenchOptions.known)")
    }
  }

  func includes(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

  private static var known: String {
    "Rows: " + Benchmark.all.map(\.name).joined(separator: ", ") + "."
  }
}
