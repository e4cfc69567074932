/// Whether bytes are well-formed UTF-8.
public enum UTF8Check {
  /// The offset of the first byte that is not part of well-formed UTF-8; nil when all are.
  public static func firstBadByte(in bytes: [UInt8]) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
