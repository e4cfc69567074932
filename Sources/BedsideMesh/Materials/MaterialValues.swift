/// What follows the keyword of a statement in a material file.
struct MaterialValues {
  /// The keyword as written.
  let keyword: String
  /// Everything behind it, without the blanks around.
  let text: String
  private let words: [String]
  /// The leading numbers, behind an option like `-halo`.
  let numbers: [Float]

  init(_ text: PaddedBytes, _ range: Range<Int>, keyword: Range<Int>) {
    self.keyword = text.string(in: keyword)
    self.text = text.string(in: text.trimmed(range))
    var words: [String] = []
    var numbers: [Float] = []
    var isNumeric = true
    var tokens = Tokens(text: text, range: range)
    while let token = tokens.next() {
      let word = text.string(in: token)
      words.append(word)
      let number = text.decimal(at: token.lowerBound, limit: token.upperBound)
      let value = number.float(in: text)
      if number.hasDigits && number.range == token && value.isFinite {
        if isNumeric { numbers.append(value) }
      } else {
        // Options stand in front, comments behind.
        isNumeric = words.allSatisfy { $0.hasPrefix("-") || $0 == "xyz" }
      }
    }
    self.words = words
    self.numbers = numbers
  }

  /// A colour: r, g and b, or one number for all three, or CIE X, Y and Z behind `xyz`.
  ///
  /// nil for a spectral curve, whose file is not read.
  var color: SIMD3<Float>? {
    guard let first = numbers.first else { return nil }
    let isXYZ = words.first == "xyz"
    let values =
      numbers.count < 3
      ? SIMD3(repeating: first) : SIMD3(numbers[0], numbers[1], numbers[2])
    return isXYZ ? Self.linearSRGB(xyz: values) : values
  }

  /// CIE XYZ to linear sRGB, IEC 61966-2-1.
  private static func linearSRGB(xyz: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3(
      (SIMD3(3.2406, -1.5372, -0.4986) * xyz).sum(),
      (SIMD3(-0.9689, 1.8758, 0.0415) * xyz).sum(),
      (SIMD3(0.0557, -0.2040, 1.0570) * xyz).sum())
  }

  /// How many values each option of a texture statement may have.
  private static let optionValues: [String: ClosedRange<Int>] = [
    "-blendu": 1...1, "-blendv": 1...1, "-boost": 1...1, "-mm": 2...2, "-o": 1...3, "-s": 1...3,
    "-t": 1...3, "-texres": 1...1, "-clamp": 1...1, "-bm": 1...1, "-imfchan": 1...1,
    "-type": 1...1, "-cc": 1...1, "-colorspace": 1...1,
  ]

  /// The file name behind the options of a texture statement, blanks kept, with `/` for `\`, and
  /// what the options say.
  var texture: (name: String, mapping: TextureMapping) {
    var mapping = TextureMapping()
    var rest = text[...]
    while true {
      let option = String(rest.prefix { !$0.isWhitespace })
      guard let count = Self.optionValues[option] else { break }
      rest = Self.behindWord(rest)
      var values: [String] = []
      while values.count < count.upperBound, !rest.isEmpty {
        let word = String(rest.prefix { !$0.isWhitespace })
        if values.count >= count.lowerBound && Float(word) == nil { break }
        // `-s 2 3.png`: the last word is always the file.
        let behind = Self.behindWord(rest)
        if behind.isEmpty { break }
        rest = behind
        values.append(word)
      }
      mapping.apply(option, values)
    }
    return (String(rest.map { $0 == "\\" ? "/" : $0 }), mapping)
  }

  private static func behindWord(_ text: Substring) -> Substring {
    text.drop { !$0.isWhitespace }.drop { $0.isWhitespace }
  }
}

extension TextureMapping {
  /// Follows an option with its values; what cannot be read changes nothing.
  fileprivate mutating func apply(_ option: String, _ values: [String]) {
    let numbers = values.map { Float($0).flatMap { abs($0) <= Self.farthest ? $0 : nil } }
    switch option {
    case "-s", "-o":
      guard let u = numbers.first ?? nil else { return }
      let v = numbers.count > 1 ? numbers[1] : nil
      if option == "-s" { scale = SIMD2(u, v ?? 1) } else { offset = SIMD2(u, v ?? 0) }
    case "-bm": strength = (numbers.first ?? nil) ?? strength
    case "-clamp": clamps = values.first?.lowercased() == "on"
    case "-imfchan": channel = values.first.flatMap { Channel(rawValue: $0.lowercased()) }
    default: break
    }
  }

  /// Beyond this, neighbouring pixels cannot be told apart; what is not a number is farther still.
  private static let farthest: Float = 1e6
}
