internal import BedsideStore

/// Where the members of an outcome stand among bytes.
struct OutcomeText {
  /// The contents of strings, without their quotes; empty where there is none.
  var task = 0..<0
  var effective = 0..<0
  var event = 0..<0
  var day = 0..<0
  var recorded = 0..<0
  var original = 0..<0
  var zone = 0..<0
  var author = 0..<0
  var reason = 0..<0
  var deleted = 0..<0
  var deletedBy = 0..<0
  var deletedFor = 0..<0
  var isLate = false
  var isAmended = false
  /// The values, as an array.
  var values = 0..<0
  /// Where the result begins; nil for what was recorded without steps.
  var result: Int?

  /// Whether nothing is told of it but what was recorded, and when.
  var isOrdinary: Bool {
    !isLate && !isAmended && author.isEmpty && reason.isEmpty && deleted.isEmpty
      && deletedBy.isEmpty && deletedFor.isEmpty
  }

  // Their first eight bytes read backwards, so that comparing them is one step.
  private enum Name {
    static let task: UInt64 = 0x6B73_6174
    static let effective: UInt64 = 0x7669_7463_6566_6665
    static let event: UInt64 = 0x74_6E65_7665
    static let day: UInt64 = 0x79_6164
    static let recorded: UInt64 = 0x6465_6472_6F63_6572
    static let original: UInt64 = 0x6C61_6E69_6769_726F
    static let zone: UInt64 = 0x656E_6F7A
    static let home: UInt64 = 0x656D_6F68
    static let author: UInt64 = 0x726F_6874_7561
    static let reason: UInt64 = 0x6E6F_7361_6572
    static let late: UInt64 = 0x6574_616C
    static let amended: UInt64 = 0x64_6564_6E65_6D61
    static let deleted: UInt64 = 0x64_6574_656C_6564
    static let deletedBy: UInt64 = 0x4264_6574_656C_6564
    static let deletedFor: UInt64 = 0x4664_6574_656C_6564
    static let values: UInt64 = 0x7365_756C_6176
    static let result: UInt64 = 0x746C_7573_6572
  }

  /// Finds the members of the object at `range`; what stands behind the result is not looked for.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    while let member = JSONText.nextMember(bytes, &index, range.upperBound) {
      if note(member, bytes) { break }
    }
  }

  /// Notes a member; whether it is the last that is needed.
  private mutating func note(_ member: JSONText.Member, _ bytes: Span<UInt8>) -> Bool {
    let text = JSONText.content(bytes, member.value) ?? 0..<0
    let isTrue = bytes[member.value.lowerBound] == UInt8(ascii: "t")
    switch Word.first(bytes, member.key) {
    case Name.task: task = text
    case Name.effective: effective = text
    case Name.event: event = text
    case Name.day: day = text
    case Name.recorded: recorded = text
    case Name.original: original = text
    // What holds again was recorded first in the zone of its home.
    case Name.home: zone = text
    case Name.zone: if zone.isEmpty { zone = text }
    case Name.author: author = text
    case Name.reason: reason = text
    case Name.late: isLate = isTrue
    case Name.amended: isAmended = isTrue
    case Name.deleted: deleted = text
    case Name.deletedBy: deletedBy = text
    case Name.deletedFor: deletedFor = text
    case Name.values: values = member.value
    case Name.result:
      result = member.value.lowerBound
      return true
    default: break
    }
    return false
  }
}
