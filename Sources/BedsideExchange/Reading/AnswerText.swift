/// Where the members of an answer, a value or a score stand among bytes.
///
/// A name of a thing is the content of its string; values are whole.
struct AnswerText {
  var id = 0..<0
  var state = 0..<0
  var entry = 0..<0
  var format = 0..<0
  var value = 0..<0
  var units = 0..<0
  var display = 0..<0
  var date = 0..<0
  var seconds = 0..<0

  private enum Name {
    static let id = JSONText.word("id")
    static let kind = JSONText.word("kind")
    static let state = JSONText.word("state")
    static let entry = JSONText.word("entry")
    static let format = JSONText.word("format")
    static let type = JSONText.word("type")
    static let value = JSONText.word("value")
    static let units = JSONText.word("units")
    static let display = JSONText.word("display")
    static let endDate = JSONText.word("endDate")
    static let recorded = JSONText.word("recorded")
    static let seconds = JSONText.word("seconds")
    static let title = JSONText.word("title")
    static let label = JSONText.word("label")
    static let band = JSONText.word("band")
  }

  /// The title and the band of a score.
  var title = 0..<0
  var band = 0..<0

  /// Finds the members of the object at `range`.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    while let member = JSONText.nextMember(bytes, &index, range.upperBound) {
      let word = JSONText.word(bytes, member.key)
      if word == Name.value {
        value = bytes[member.value.lowerBound] == UInt8(ascii: "n") ? 0..<0 : member.value
        continue
      }
      if word == Name.seconds || word == Name.band {
        let isNull = bytes[member.value.lowerBound] == UInt8(ascii: "n")
        if word == Name.band { band = isNull ? 0..<0 : member.value }
        if word == Name.seconds { seconds = isNull ? 0..<0 : member.value }
        continue
      }
      guard let text = JSONText.content(bytes, member.value) else { continue }
      switch word {
      case Name.id, Name.kind: id = text
      case Name.state: state = text
      case Name.entry: entry = text
      case Name.format, Name.type: format = text
      case Name.units: units = text
      case Name.display, Name.label: display = text
      case Name.endDate, Name.recorded: date = text
      case Name.title: title = text
      default: break
      }
    }
  }
}
