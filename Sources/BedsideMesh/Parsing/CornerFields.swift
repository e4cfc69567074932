/// The numbers of a corner as written: `p`, `p/t`, `p//n` or `p/t/n`.
struct CornerFields {
  var position: Int
  var texcoord: Int?
  var normal: Int?

  /// Trailing slashes are harmless; nil when the token is anything else.
  init?(_ text: PaddedBytes, _ token: Range<Int>) {
    var fields: (Int?, Int?, Int?) = (nil, nil, nil)
    var field = 0
    var cursor = token.lowerBound
    while cursor <= token.upperBound {
      var fieldEnd = cursor
      while fieldEnd < token.upperBound && text[fieldEnd] != Ascii.slash { fieldEnd += 1 }
      if fieldEnd > cursor {
        guard let value = text.integer(in: cursor..<fieldEnd) else { return nil }
        switch field {
        case 0: fields.0 = value
        case 1: fields.1 = value
        case 2: fields.2 = value
        default: return nil
        }
      }
      field += 1
      cursor = fieldEnd + 1
    }
    guard let position = fields.0 else { return nil }
    self.position = position
    texcoord = fields.1
    normal = fields.2
  }
}
