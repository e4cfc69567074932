import Testing

@testable import BedsideCore

struct PlainLettersTests {
  @Test(arguments: [
    ("Größe, Übung, MASS, Maß", "Groesse, Uebung, MASS, Mass"),
    ("„Was?“ – «so» ‚a‘ ’n", "\"Was?\" - \"so\" 'a' 'n"),
    ("a…b – c — d ‑ e − 3", "a...b - c - d - e - 3"),
    ("→ weiter, ← zurück", "-> weiter, <- zurueck"),
    ("• eins · zwei", "* eins - zwei"),
    ("37,5 °C, 30°, 5 µg, 3 × 2 ≤ 6", "37,5 degC, 30 deg, 5 ug, 3 x 2 <= 6"),
    ("Übelkeit in decomposed u\u{308}", "Uebelkeit in decomposed ue"),
    ("façade, naïve, Łódź, ăâîșț, Đặng", "facade, naive, Lodz, aaist, Dang"),
    ("Ísland, smørrebrød, Æsop, œuvre", "Island, smorrebrod, AEsop, oeuvre"),
    ("٣ von ۵, ３", "3 von 5, 3"),
    ("Ａｂ", "Ab"),
    ("日本", "??"), ("да", "??"), ("👍🏽!", "?!"), ("e\u{301}\u{200D}x", "ex"),
    ("10\u{A0}kg\u{202F}x", "10 kg x"),
    ("plain", "plain"), ("", ""),
  ])
  func `text is spelled in the nearest letters`(_ text: String, _ plain: String) {
    #expect(PlainLetters.of(text) == plain)
  }

  @Test func `whatever there is becomes ASCII, and ASCII stays`() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let plain = PlainLetters.of(String(Character(scalar)))
      if !plain.utf8.allSatisfy({ $0 < 0x80 }) { Issue.record("U+\(String(value, radix: 16))") }
      if value < 0x80, plain != String(Character(scalar)) { Issue.record("\(value)") }
    }
  }

  private func spelled(_ pieces: String..., keepsSigns: Bool = false) -> String {
    var letters = PlainLetters(keepsSigns: keepsSigns)
    return pieces.map { letters.spell($0) }.joined()
  }

  @Test func `what is longer takes the room of the blanks behind it, and one blank stays`() {
    #expect(spelled("Größe    12") == "Groesse  12")
    #expect(spelled("Größe", "    ", "12") == "Groesse  12")
    #expect(spelled("Größe 12  kg") == "Groesse 12 kg")
    #expect(spelled("ää  12   kg") == "aeae 12  kg")
    #expect(spelled("ä\n  b") == "ae\n  b")
    #expect(spelled("日本  12") == "??    12")
    #expect(spelled("ä\u{A0}\u{A0}b") == "ae\u{A0}b")
  }

  @Test func `signs of charts stay where somebody has asked for them`() {
    #expect(spelled("│██░ Größe ⣿ ●", keepsSigns: true) == "│██░ Groesse ⣿ ●")
    #expect(spelled("│██░ ●") == "|##: *")
  }

  @Test func `JSON says the same`() throws {
    let json = JSONValue.object(["ä": "x\u{1F44D}„"]).text
    let escaped = PlainLetters.escaped(json: json)
    #expect(escaped == #"{"\u00e4":"x\ud83d\udc4d\u201e"}"#)
    #expect(try JSONReader.read(Array(escaped.utf8)).value == .object(["ä": "x\u{1F44D}„"]))
  }
}
