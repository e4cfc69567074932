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
  private enum Name {
    static let task = JSONText.word("task")
    static let effective = JSONText.word("effective")
    static let event = JSONText.word("event")
    static let day = JSONText.word("day")
    static let recorded = JSONText.word("recorded")
    static let original = JSONText.word("original")
    static let zone = JSONText.word("zone")
    static let home = JSONText.word("home")
    static let author = JSONText.word("author")
    static let reason = JSONText.word("reason")
    static let late = JSONText.word("late")
    static let amended = JSONText.word("amended")
    static let deleted = JSONText.word("deleted")
    static let deletedBy = JSONText.word("deletedBy")
    static let deletedFor = JSONText.word("deletedFor")
    static let values = JSONText.word("values")
    static let result = JSONText.word("result")
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
    switch JSONText.word(bytes, member.key) {
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
