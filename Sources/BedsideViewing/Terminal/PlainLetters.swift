/// Text in ASCII, for terminals that have nothing else.
enum PlainLetters {
  /// `text` with the nearest letters of ASCII; what has none becomes a question mark.
  static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return text.reduce(into: "") { plain, character in
      if character.isASCII { return plain.append(character) }
      plain += others[character] ?? marked[character] ?? "?"
    }
  }

  private static let others: [Character: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "æ": "ae",
    "Æ": "AE", "œ": "oe", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "–": "-", "—": "-", "‑": "-",
    "…": "...", "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "«": "\"",
    "»": "\"", "·": "-", "•": "*", "°": " deg", "×": "x", "±": "+-", "µ": "u", "²": "2", "³": "3",
    "\u{A0}": " ", "\u{202F}": " ", "\u{2009}": " ", "→": "->", "←": "<-", "↑": "^", "↓": "v",
    "✓": "*", "▸": ">", "●": "*", "◐": "o", "○": "-", "≤": "<=", "≥": ">=", "½": "1/2",
  ]

  private static let marked: [Character: String] = {
    let groups: [(String, String)] = [
      ("a", "áàâãåā"), ("e", "éèêëēę"), ("i", "íìîïī"), ("o", "óòôõō"), ("u", "úùûū"),
      ("c", "çćč"), ("n", "ñńň"), ("y", "ýÿ"), ("s", "śšş"), ("z", "źżž"), ("A", "ÁÀÂÃÅ"),
      ("E", "ÉÈÊË"), ("I", "ÍÌÎÏ"), ("O", "ÓÒÔÕ"), ("U", "ÚÙÛ"), ("C", "ÇĆČ"), ("N", "Ñ"),
      ("S", "ŚŠ"), ("Z", "ŹŻŽ"), ("g", "ğ"), ("d", "đ"), ("r", "ř"), ("t", "ť"),
    ]
    var table: [Character: String] = [:]
    for (plain, letters) in groups { for letter in letters { table[letter] = plain } }
    return table
  }()
}
