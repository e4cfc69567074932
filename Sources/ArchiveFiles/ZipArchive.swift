#if Archives
internal import CZip
internal import Glibc

/// Has libzip write archives; nothing of the library's outlives a call.
enum ZipArchive {
  static func write(
    _ parts: [ArchiveWriter.Part], from source: Int32, to target: Int32, at seconds: Int
  ) -> Int32 {
    let end = ZipStretch(of: target, at: 0, count: 0)
    guard let place = unsafe end.source(isWritten: true) else { return ErrorNumber.noMemory }
    guard
      let archive = unsafe zip_open_from_source(place, ZIP_CREATE | ZIP_TRUNCATE, nil)
    else {
      unsafe zip_source_free(place)
      return end.failure ?? ErrorNumber.failed
    }
    var stretches: [ZipStretch] = []
    for part in parts {
      let stretch = ZipStretch(of: source, at: part.range.lowerBound, count: part.range.count)
      stretches.append(stretch)
      guard unsafe add(stretch, as: part.path, to: archive, at: seconds) else {
        unsafe zip_discard(archive)
        return ErrorNumber.noMemory
      }
    }
    guard unsafe zip_close(archive) == 0 else {
      unsafe zip_discard(archive)
      return ([end] + stretches).lazy.compactMap(\.failure).first ?? ErrorNumber.failed
    }
    return 0
  }

  private static func add(
    _ stretch: ZipStretch, as path: String, to archive: OpaquePointer, at seconds: Int
  ) -> Bool {
    guard let source = unsafe stretch.source(isWritten: false) else { return false }
    // The archive owns the source from then on.
    let index = unsafe zip_file_add(archive, path, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      unsafe zip_source_free(source)
      return false
    }
    let place = zip_uint64_t(index)
    let mode = zip_uint32_t(S_IFREG | 0o600) << 16
    return unsafe zip_file_set_mtime(archive, place, time_t(seconds), 0) == 0
      && zip_file_set_external_attributes(archive, place, 0, zip_uint8_t(ZIP_OPSYS_UNIX), mode) == 0
  }
}
#endif
