internal import BedsideCore

/// The files of tasks in which an earlier start found nothing wrong, each by the hash of its bytes.
///
/// Such a file need not be read again to tell that nothing is wrong with it. This is believed of the very
/// same bytes alone, read by the very same program in the same languages; a file that was changed has
/// another hash.
struct SoundContent: Hashable {
  private static let format = 1
  /// How many files are remembered at most: more than a study has.
  static let most = 1000

  /// A file that was read.
  struct File: Hashable {
    var outline: TaskOutline
    /// The languages in which its texts are given.
    var languages: [LanguageTag]
  }

  /// Who read the files, and in which languages.
  let reader: String
  private var files: [String: File] = [:]

  /// Remembers nothing yet.
  init(reader: String) { self.reader = reader }

  /// Takes over what `bytes` say, as far as the same reader wrote them.
  mutating func recall(_ bytes: [UInt8]) {
    guard let root = CheckedJSON.read(bytes), root["format"]?.integer == Self.format,
      root["reader"]?.string == reader
    else { return }
    for member in root["files"]?.members ?? [] {
      guard let file = File(member.node, hash: member.key) else { continue }
      files[member.key] = file
    }
  }

  /// The bytes that `recall` takes.
  var bytes: [UInt8] {
    var members = JSONFields()
    for (hash, file) in files.sorted(by: { $0.key < $1.key }) { members[hash] = file.json }
    return CheckedJSON.bytes(
      of: .object([
        "format": .integer(Self.format), "reader": .string(reader), "files": .object(members),
      ]))
  }

  /// The file whose bytes have the hash `hash`; nil where nothing is known of it.
  subscript(hash: String) -> File? { files[hash] }

  /// Remembers a file.
  mutating func add(_ file: File) {
    guard files.count < Self.most else { return }
    files[file.outline.contentHash] = file
  }

  /// Forgets all files but those with these hashes.
  mutating func keep(only hashes: Set<String>) {
    files = files.filter { hashes.contains($0.key) }
  }
}

extension SoundContent.File {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(outline.id), "version": .integer(outline.version),
      "title": .string(outline.title), "languages": .strings(languages.map(\.description)),
    ])
  }

  fileprivate init?(_ node: JSONNode, hash: String) {
    guard let id = node["id"]?.string, let version = node["version"]?.integer,
      let title = node["title"]?.string, let languages = node["languages"]?.elements
    else { return nil }
    outline = TaskOutline(id: id, version: version, title: title, contentHash: hash)
    self.languages = languages.compactMap { $0.string.flatMap { LanguageTag($0) } }
    guard self.languages.count == languages.count else { return nil }
  }
}
