/// What is known of a file that a person supplied: not taken by a device, only named.
public struct SuppliedFile: Hashable, Sendable {
  /// The name, without the folder.
  public var name: String
  /// How many bytes it has.
  public var size: Int
  /// The media type, told by the content; `application/octet-stream` where that can't be told.
  public var mediaType: String
  /// The SHA-256 of the bytes, as 64 hexadecimal digits.
  public var sha256: String
  /// When it was read.
  public var suppliedAt: Instant

  /// Makes a description.
  public init(name: String, size: Int, mediaType: String, sha256: String, suppliedAt: Instant) {
    self.name = name
    self.size = size
    self.mediaType = mediaType
    self.sha256 = sha256
    self.suppliedAt = suppliedAt
  }

  /// Describes the file `name` that holds `bytes` and was read at `instant`.
  public init(name: String, bytes: [UInt8], at instant: Instant) {
    self.init(
      name: name, size: bytes.count,
      mediaType: MediaType(of: bytes)?.rawValue ?? "application/octet-stream",
      sha256: SHA256.hexadecimal(bytes), suppliedAt: instant)
  }
}

extension SuppliedFile {
  /// The description as results hold it; `kind` says that nobody watched how it came about.
  public var json: JSONValue {
    .object([
      "kind": "supplied file", "name": .string(name), "size": .integer(size),
      "mediaType": .string(mediaType), "sha256": .string(sha256),
      "suppliedAt": .string(suppliedAt.description),
    ])
  }

  /// Reads a description; nil for what is none.
  init?(_ json: JSONValue) {
    guard case .integer(let size) = json["size"], let name = json.text("name"),
      let mediaType = json.text("mediaType"), let sha256 = json.text("sha256"),
      let date = json.instant("suppliedAt"), Self.isHash(sha256)
    else { return nil }
    self.init(name: name, size: size, mediaType: mediaType, sha256: sha256, suppliedAt: date)
  }

  private static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
