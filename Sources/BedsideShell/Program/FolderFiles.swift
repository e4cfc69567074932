internal import BedsideStore

/// Makes files below a folder, by their paths in it.
struct FolderFiles: FileMaker {
  let folder: String
  let maker: any FileMaker

  func make(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    try maker.make("\(folder)/\(path)", bytes)
  }

  func makeFile(
    _ path: String, replacing: Bool,
    filling fill: (
      @escaping (ArraySlice<UInt8>) throws(SystemError) -> Void
    ) throws(ExportError) -> Void
  ) throws(ExportError) {
    try maker.makeFile("\(folder)/\(path)", replacing: replacing, filling: fill)
  }
}
