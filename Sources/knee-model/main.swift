import FoundationEssentials
import Glibc
import KneeModel

/// Writes a file whole or not at all, making its folder where there is none.
func write(_ bytes: [UInt8], to name: String, in folder: String) throws(WriteError) {
  let file = URL(filePath: folder).appending(path: name)
  do {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  } catch {
    throw WriteError(path: file.path)
  }
}

/// Makes the model, writes it, and returns the program's exit code.
func run(_ arguments: Arguments) throws(WriteError) -> Int32 {
  let knee = Knee()
  var writer = ModelWriter()
  var meshes: [String: Mesh] = [:]
  for part in knee.parts {
    let mesh = part.mesh()
    writer.add(mesh, name: part.name, material: part.material)
    meshes[part.name] = mesh
  }
  let model = writer.model(description: knee.digest, materialFile: "knee.mtl")
  try write(model, to: "knee.obj", in: arguments.folder)
  try write(writer.materialLibrary, to: "knee.mtl", in: arguments.folder)
  guard arguments.checks else { return 0 }
  let report = CheckReport(knee, meshes: meshes, bytes: model.count)
  print(report)
  try rewriteReadMe(in: arguments.folder, report.replacingMeasures)
  guard let bent = BentKnee(in: arguments.folder) else {
    complain("'\(arguments.folder)' holds no knee.json that says how the knee bends.")
    return 1
  }
  let overlaps = OverlapReport(of: bent)
  print("", overlaps.table, "", overlaps.worst, separator: "\n")
  try rewriteReadMe(in: arguments.folder, overlaps.replacingTable)
  return report.isGood && overlaps.isGood ? 0 : 1
}

/// Writes `README.md` anew with a table replaced, where it stands and has a place for that.
func rewriteReadMe(in folder: String, _ replacing: (String) -> String?) throws(WriteError) {
  let readMe = URL(filePath: folder).appending(path: "README.md")
  guard let bytes = try? Data(contentsOf: readMe),
    let text = replacing(String(decoding: bytes, as: UTF8.self))
  else { return }
  try write(Array(text.utf8), to: "README.md", in: folder)
}

/// Says on standard error what went wrong.
func complain(_ message: String) {
  let line = Array("knee-model: \(message)\n".utf8)
  _ = unsafe Glibc.write(STDERR_FILENO, line, line.count)
}

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.wantsHelp {
    print(Arguments.help)
  } else {
    exit(try run(arguments))
  }
} catch let error as ArgumentError {
  complain("\(error)\n\(Arguments.usage)")
  exit(64)
} catch {
  complain("\(error)")
  exit(73)
}
