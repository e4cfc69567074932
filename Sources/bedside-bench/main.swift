import BedsideCore
import Foundation

// What `make bench` runs: each row measures one promise of the README against a real library or
// program on this machine, in the same run.

let options: BenchOptions
do {
  options = try BenchOptions(CommandLine.arguments.dropFirst())
} catch {
  FileHandle.standardError.write(Data("bedside-bench: \(error)\n".utf8))
  exit(64)
}
var everyRowHolds = true
do {
  let folder = try WorkFolder(beside: CommandLine.arguments[0])
  defer { folder.remove() }
  for benchmark in Benchmark.all where options.includes(benchmark.name) {
    let row = try benchmark.measure(folder)
    everyRowHolds = everyRowHolds && row.holds
    print(options.printsJSON ? row.json.text : row.description)
  }
} catch {
  FileHandle.standardError.write(Data("bedside-bench: \(error)\n".utf8))
  everyRowHolds = false
}
exit(everyRowHolds ? 0 : 1)
