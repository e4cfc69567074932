import BedsideCore
import BedsideShell
import BedsideStore

/// The files of this machine that a person supplies.
struct SuppliedFiles: SuppliedFileReader {
  let home: String?

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let file: PlainFile
    do throws(SystemError) {
      file = try PlainFile.read(path, limit: limit)
    } catch {
      switch error.reason {
      case .notFound, .notAFolder: throw .missing(path: path)
      case .notAFile, .isAFolder: throw .notRegular(path: path)
      default: throw .unreadable(path: path, reason: "\(error.reason)")
      }
    }
    switch file {
    case .bytes(let bytes): return bytes
    case .tooLarge(let size):
      let name = path.split(separator: "/").last.map(String.init) ?? path
      throw .tooLarge(name: name, size: size, limit: limit)
    }
  }

  func members(of folder: String) -> [FolderMember] {
    guard let names = try? DiskFiles().names(in: folder) else { return [] }
    return names.map { name in
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      return FolderMember(name, isFolder: (try? DiskFiles().names(in: path)) != nil)
    }
  }
}
