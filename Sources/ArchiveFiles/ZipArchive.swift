#if Archives
internal import CZip
internal import Glibc

/// Makes libzip's archives in memory; nothing of them outlives a call.
enum ZipArchive {
  static func bytes(of files: [ArchiveWriter.File], at seconds: Int) -> [UInt8]? {
    guard let target = unsafe zip_source_buffer_create(nil, 0, 0, nil) else { return nil }
    // The archive gives its own hold back when it is closed.
    unsafe zip_source_keep(target)
    defer { unsafe zip_source_free(target) }
    guard let archive = unsafe zip_open_from_source(target, ZIP_TRUNCATE, nil) else {
      unsafe zip_source_free(target)
      return nil
    }
    for file in files {
      guard unsafe add(file, to: archive, at: seconds) else {
        unsafe zip_discard(archive)
        return nil
      }
    }
    guard unsafe zip_close(archive) == 0 else {
      unsafe zip_discard(archive)
      return nil
    }
    return unsafe content(of: target)
  }

  private static func add(
    _ file: ArchiveWriter.File, to archive: OpaquePointer, at seconds: Int
  ) -> Bool {
    // The library frees its copy when the archive is written.
    guard let copy = unsafe malloc(max(1, file.bytes.count)) else { return false }
    unsafe file.bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { unsafe memcpy(copy, start, bytes.count) }
    }
    guard let source = unsafe zip_source_buffer_create(copy, zip_uint64_t(file.bytes.count), 1, nil)
    else {
      unsafe free(copy)
      return false
    }
    let index = unsafe zip_file_add(archive, file.path, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      unsafe zip_source_free(source)
      return false
    }
    let place = zip_uint64_t(index)
    let mode = zip_uint32_t(S_IFREG | 0o600) << 16
    return unsafe zip_file_set_mtime(archive, place, time_t(seconds), 0) == 0
      && zip_file_set_external_attributes(archive, place, 0, zip_uint8_t(ZIP_OPSYS_UNIX), mode) == 0
  }

  private static func content(of source: OpaquePointer) -> [UInt8]? {
    guard unsafe zip_source_open(source) == 0 else { return nil }
    defer { unsafe zip_source_close(source) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe buffer.baseAddress.map { start in
          unsafe zip_source_read(source, start, zip_uint64_t(buffer.count))
        } ?? -1
      }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += piece[..<Int(count)]
    }
  }
}
#endif
