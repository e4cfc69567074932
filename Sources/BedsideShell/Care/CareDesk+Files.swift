internal import BedsideCore
internal import BedsideStore

extension CareDesk {
  /// Says which folders were made for a file: a mistyped path makes one where nobody looks.
  func tellFolders(_ folders: [String]) {
    guard let last = folders.last else { return }
    renderer.show(.text(phrases(.madeFolders, count: folders.count, ["path": last])))
  }

  /// Makes a file of what was drawn or written; says what keeps it from being made.
  func makeFile(_ path: String, _ bytes: [UInt8]) -> ExitCode {
    if (try? (store.journal as? FileJournal)?.isInside(path)) == true {
      renderer.show(.text(phrases(.reportInside, ["path": path]), .problem))
      return .cannotCreate
    }
    let folders = maker.missingFolders(of: path)
    do throws(SystemError) {
      try maker.make(path, bytes)
      tellFolders(folders)
      return .done
    } catch {
      let text =
        error.reason == .exists
        ? phrases(.reportExists, ["path": path]) : phrases.message(for: error)
      renderer.show(.text(text, .problem))
      return error.action == .create ? .cannotCreate : .cannotWrite
    }
  }
}
