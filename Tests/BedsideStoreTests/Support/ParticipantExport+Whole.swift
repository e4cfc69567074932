import BedsideCore
import BedsideStore

extension ParticipantExport {
  /// Hands over each file, its path and its content; returns how many there were.
  mutating func write(
    readme: String, at now: Instant, _ place: (String, [UInt8]) throws(SystemError) -> Void
  ) throws(ExportError) -> Int {
    try write(readme: readme, at: now) { (path, fill: Filling) throws(ExportError) in
      var whole: [UInt8] = []
      try fill { bytes in whole += bytes }
      do throws(SystemError) { try place(path, whole) } catch { throw .system(error) }
    }
  }
}
