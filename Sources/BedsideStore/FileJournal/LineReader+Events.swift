extension LineReader {
  /// Meets lines as `read` does, as events of `file`.
  static func meet(
    _ bytes: [UInt8], of file: JournalFile, from place: inout JournalPlace,
    _ visit: (JournalEvent) -> Void
  ) -> Bool {
    read(bytes, from: &place) { line in
      switch line {
      case .unreadable(let number):
        visit(.damage(JournalDamage(file: file, line: number, kind: .unreadable)))
      case .readable(let line, let number) where line.state == .changed:
        visit(.damage(JournalDamage(file: file, line: number, kind: .changed)))
      case .readable(let line, let number):
        visit(.record(JournalRecord(file: file, line: number, bytes: bytes, scanned: line)))
      }
    }
  }
}
