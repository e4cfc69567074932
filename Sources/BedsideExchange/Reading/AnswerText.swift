internal import BedsideStore

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

  // Their first eight bytes read backwards, so that comparing them is one step.
  private enum Name {
    static let id: UInt64 = 0x6469
    static let kind: UInt64 = 0x646E_696B
    static let state: UInt64 = 0x65_7461_7473
    static let entry: UInt64 = 0x79_7274_6E65
    static let format: UInt64 = 0x7461_6D72_6F66
    static let type: UInt64 = 0x6570_7974
    static let value: UInt64 = 0x65_756C_6176
    static let units: UInt64 = 0x73_7469_6E75
    static let display: UInt64 = 0x79_616C_7073_6964
    static let endDate: UInt64 = 0x65_7461_4464_6E65
    static let recorded: UInt64 = 0x6465_6472_6F63_6572
    static let seconds: UInt64 = 0x73_646E_6F63_6573
    static let title: UInt64 = 0x65_6C74_6974
    static let label: UInt64 = 0x6C_6562_616C
    static let band: UInt64 = 0x646E_6162
    static let answered: UInt64 = 0x6465_7265_7773_6E61
    static let items: UInt64 = 0x73_6D65_7469
  }

  /// The title of a score, its band, how many answers it is made of, and of how many items.
  var title = 0..<0
  var band = 0..<0
  var answered = 0..<0
  var items = 0..<0

  /// Finds the members of the object at `range`.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    while let member = JSONText.nextMember(bytes, &index, range.upperBound) {
      let word = Word.first(bytes, member.key)
      if word == Name.value {
        value = bytes[member.value.lowerBound] == UInt8(ascii: "n") ? 0..<0 : member.value
        continue
      }
      if word == Name.seconds || word == Name.band || word == Name.answered || word == Name.items {
        let isNull = bytes[member.value.lowerBound] == UInt8(ascii: "n")
        let number = isNull ? 0..<0 : member.value
        switch word {
        case Name.band: band = number
        case Name.answered: answered = number
        case Name.items: items = number
        default: seconds = number
        }
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
