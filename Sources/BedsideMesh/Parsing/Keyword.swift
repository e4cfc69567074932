/// The statements of OBJ files, packed into words, so that one compare decides.
enum Keyword {
  static let v = pack("v")
  static let vn = pack("vn")
  static let vt = pack("vt")
  static let f = pack("f")
  static let fo = pack("fo")
  static let l = pack("l")
  static let p = pack("p")
  static let o = pack("o")
  static let g = pack("g")
  static let s = pack("s")
  static let off = pack("off")
  static let usemtl = pack("usemtl")
  static let mtllib = pack("mtllib")

  /// About display and rendering: the model is the same without them.
  static let ignored = packed([
    "mg", "bevel", "c_interp", "d_interp", "lod", "usemap", "maplib", "vw", "shadow_obj",
    "trace_obj",
  ])

  /// Free-form curves and surfaces, also in their older form.
  static let freeForm = packed([
    "vp", "deg", "bmat", "step", "cstype", "curv", "curv2", "surf", "parm", "trim", "hole",
    "scrv", "sp", "end", "con", "ctech", "stech", "bsp", "bzp", "cdc", "cdp", "res",
  ])

  private static func packed(_ words: [String]) -> Set<UInt64> { Set(words.map(pack)) }

  static func pack(_ word: String) -> UInt64 {
    let bytes = Array(word.utf8)
    return pack(PaddedBytes(bytes, in: 0..<bytes.count), 0..<bytes.count)
  }

  /// Longer words are told apart from their first eight letters by their length.
  static func pack(_ text: PaddedBytes, _ token: Range<Int>) -> UInt64 {
    let word = text.word(at: token.lowerBound)
    if token.count < 8 { return word & Words.lowBytes(token.count) }
    return token.count == 8 ? word : word ^ UInt64(token.count) << 56
  }
}
