#if Drawing
/// The objects of a PDF document with a table of them at its end.
struct PDFObjects {
  private let bytes: [UInt8]
  private let table: Int
  private let trailer: String
  /// Where the objects begin, by their numbers; nil for those that are none.
  private let places: [Int?]

  init?(_ bytes: [UInt8]) {
    let end = String(decoding: bytes.suffix(64), as: UTF8.self)
    guard let word = end.firstRange(of: "startxref"),
      let table = Int(end[word.upperBound...].split(whereSeparator: \.isWhitespace).first ?? ""),
      bytes.indices.contains(table)
    else { return nil }
    let text = String(decoding: bytes[table...], as: UTF8.self)
    guard text.hasPrefix("xref\n0 "), let word = text.firstRange(of: "trailer") else {
      return nil
    }
    let lines = text[..<word.lowerBound].split(separator: "\n").dropFirst(2)
    self.bytes = bytes
    self.table = table
    trailer = String(text[word.upperBound...])
    places = lines.map { line in
      let parts = line.split(separator: " ")
      guard parts.count >= 3, parts[2].hasPrefix("n"), let place = Int(parts[0]),
        bytes.indices.contains(place)
      else { return nil }
      return place
    }
  }

  /// The number of the object from which all others are reached.
  var root: Int? {
    guard let key = trailer.firstRange(of: "/Root ") else { return nil }
    return Int(trailer[key.upperBound...].prefix { $0.isNumber })
  }

  /// An object without its number; nil where there is none, or one with a stream.
  func body(of number: Int) -> String? {
    guard places.indices.contains(number), let place = places[number] else { return nil }
    var end = place
    let mark = Array("endobj".utf8)
    while end + mark.count <= bytes.count, bytes[end..<end + mark.count] != mark[...] { end += 1 }
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    guard let word = text.firstRange(of: " obj"), text.firstRange(of: "stream") == nil else {
      return nil
    }
    return String(text[word.upperBound...])
  }

  /// The numbers of the objects whose first words are such, in order.
  func numbers(where isWanted: (String) -> Bool) -> [Int] {
    places.enumerated().compactMap { number, place in
      guard let place else { return nil }
      let head = bytes[place..<min(bytes.count, place + 80)]
      return isWanted(String(decoding: head, as: UTF8.self)) ? number : nil
    }
  }

  /// What stands behind the document and takes the place of objects in it.
  func update(_ objects: [(number: Int, body: String)]) -> [UInt8] {
    var text = "\n"
    var lines = ""
    for object in objects {
      let place = String(bytes.count + text.utf8.count)
      text += "\(object.number) 0 obj\(object.body)endobj\n"
      lines +=
        "\(object.number) 1\n" + String(repeating: "0", count: 10 - place.utf8.count)
        + "\(place) 00000 n \n"
    }
    let start = bytes.count + text.utf8.count
    let dictionary = trailer.prefix { $0 != ">" }
    text += "xref\n\(lines)trailer\(dictionary)   /Prev \(table)\n>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }
}
#endif
