public import BedsideCore

/// A sound line of a journal, as it was read.
///
/// It shares the bytes of its file, so that passing over many records copies nothing; keep what is
/// needed of it rather than the record itself.
public struct JournalRecord: Sendable {
  /// The file in which it stands.
  public let file: JournalFile
  /// Its line in the file, from 1.
  public let line: Int
  /// The bytes of the file, or of a piece of it, among which the line stands.
  package let source: [UInt8]
  /// Where the line stands among them.
  package let range: Range<Int>
  private let envelope: Envelope

  init(file: JournalFile, line: Int, bytes: [UInt8], scanned: ScannedLine) {
    self.file = file
    self.line = line
    source = bytes
    range = scanned.range
    envelope = scanned.envelope
  }

  /// The id of the store that wrote it first.
  public var origin: String { text(envelope.origin) ?? "" }
  /// The count of its origin's lines in this file, from 1.
  public var number: Int { envelope.number }
  /// What it is: "outcome", "draft", "plan".
  public var kind: String { text(envelope.kind) ?? "" }
  /// The draft that it finished; nil where it finished none.
  public var draft: DraftID? { text(envelope.draft).flatMap { DraftID($0) } }
  /// The member "task"; nil where there is none.
  public var task: String? { text(envelope.task) }
  /// The member "effective"; nil where there is none.
  public var effective: String? { text(envelope.effective) }
  /// The whole line, byte for byte, without its line end.
  public var text: String { String(decoding: source[range], as: UTF8.self) }

  /// Whether it was written by `origin`, without making a string of it.
  func isFrom(_ origin: [UInt8]) -> Bool { source[place(envelope.origin)].elementsEqual(origin) }
  /// The bytes of the origin and of the kind, as they stand in the line.
  var originBytes: ArraySlice<UInt8> { source[place(envelope.origin)] }
  var kindBytes: ArraySlice<UInt8> { source[place(envelope.kind)] }

  /// The bytes of the line without its line end.
  var bytes: ArraySlice<UInt8> { source[range] }

  /// The line as JSON, with all members, those that this version does not know included.
  public func json() throws(JSONSyntaxError) -> JSONNode {
    try JSONReader.read(Array(source[range]))
  }

  /// The line without its member `key` and what follows it, as JSON.
  ///
  /// Where that is none it is the whole line; nil only where the line itself is no JSON.
  func head(before key: String) -> JSONNode? {
    // Within a string a quote has a backslash before it, so this is a member.
    let start = ByteSearch(for: Array(",\"\(key)\":".utf8)).place(in: source.span, range)
    if let start,
      let node = try? JSONReader.read(source[range.lowerBound..<start] + [Byte.closeBrace])
    {
      return node
    }
    return try? json()
  }

  /// Whether the member "task" is `task`, without making a string of it.
  public func isAbout(task: String) -> Bool { holds(envelope.task, task) }
  /// Whether it is a line of this kind, without making a string of it.
  public func isKind(_ kind: String) -> Bool { holds(envelope.kind, kind) }

  /// Whether it finished the draft `draft`, without making a string of it.
  func isFinishing(_ draft: DraftID) -> Bool { holds(envelope.draft, draft.description) }

  /// Whether the line has a text in it, without making a string of it.
  func mentions(_ text: ByteSearch) -> Bool { place(of: text) != nil }

  /// The place in `bytes` where a text begins first; nil where it does not stand in the line.
  func place(of text: ByteSearch) -> Int? { text.place(in: source.span, range) }

  /// The bytes of the member "effective", none where it is absent.
  var effectiveBytes: ArraySlice<UInt8> { source[place(envelope.effective)] }

  /// The first sixteen of these bytes as two numbers, which are ordered as they are.
  var effectiveWords: (first: UInt64, second: UInt64) {
    let place = place(envelope.effective)
    let middle = min(place.lowerBound + 8, place.upperBound)
    let bytes = source.span
    return (
      Word.first(bytes, place.lowerBound..<middle).byteSwapped,
      Word.first(bytes, middle..<place.upperBound).byteSwapped
    )
  }

  /// A number that is the same for lines whose first text behind `search` is the same, and seldom
  /// for others; nil where there is none.
  func hash(of search: ByteSearch) -> UInt64? {
    guard let start = place(of: search) else { return nil }
    let bytes = source.span
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = start + search.word.count
    while index < range.upperBound, bytes[index] != Byte.quote {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
      index &+= 1
    }
    return hash
  }

  private func place(_ extent: Extent) -> Range<Int> { extent.range(from: range.lowerBound) }

  /// Whether a string is `word`: most are told apart by their first byte.
  private func holds(_ extent: Extent, _ word: String) -> Bool {
    let place = place(extent)
    let bytes = source.span
    var index = place.lowerBound
    for byte in word.utf8 {
      guard index < place.upperBound else { return false }
      if bytes[index] == Byte.backslash { return text(extent) == word }
      if bytes[index] != byte { return false }
      index &+= 1
    }
    return index == place.upperBound
  }

  private func text(_ extent: Extent) -> String? {
    guard !extent.isEmpty else { return nil }
    let place = place(extent)
    guard source[place].contains(Byte.backslash) else {
      return String(decoding: source[place], as: UTF8.self)
    }
    return try? JSONReader.read(Array(source[place.lowerBound - 1...place.upperBound])).string
  }
}
