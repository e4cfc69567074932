/// The bytes on the disk of a million outcomes, beside the same in the peer's table and indexes.
enum DiskUse {
  #if Peers
  static let all = [
    Benchmark(name: "disk use") { folder in
      let million = try MillionOutcomes.inside(folder)
      let peerBytes = folder.size(of: "million.sqlite")
      return Row(
        name: "disk use", seconds: 0, bytes: million.bytes,
        peer: "SQLite \(SQLiteDatabase.version), with indexes", peerBytes: peerBytes,
        ratio: Double(peerBytes) / Double(million.bytes), floor: 1 / 0.7)
    }
  ]
  #else
  static let all: [Benchmark] = []
  #endif
}
