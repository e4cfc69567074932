/// Reads a table by the letter of RFC 4180, and nothing else.
enum StrictCSV {
  struct Problem: Error, Equatable {
    var message: String
  }

  /// The rows of a table, each with as many cells as the first.
  static func rows(_ bytes: [UInt8]) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var index = 0
    while index < bytes.count {
      let (cell, end) = try cell(bytes, index)
      row.append(cell)
      index = end
      if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
        index += 1
        continue
      }
      guard index + 1 < bytes.count, bytes[index] == 13, bytes[index + 1] == 10 else {
        throw Problem(message: "No CR LF at byte \(index)")
      }
      index += 2
      rows.append(row)
      row = []
    }
    guard row.isEmpty, rows.allSatisfy({ $0.count == rows[0].count }) else {
      throw Problem(message: "The rows are not alike")
    }
    return rows
  }

  /// The rows below the first, by its names.
  static func records(_ bytes: [UInt8]) throws -> [[String: String]] {
    let rows = try rows(bytes)
    return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(rows[0], $0)) }
  }

  private static func cell(_ bytes: [UInt8], _ start: Int) throws -> (String, Int) {
    var index = start
    var text: [UInt8] = []
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      while index < bytes.count, !",\r\n".utf8.contains(bytes[index]) {
        if bytes[index] == UInt8(ascii: "\"") {
          throw Problem(message: "A quote within a cell at byte \(index)")
        }
        text.append(bytes[index])
        index += 1
      }
      return (String(decoding: text, as: UTF8.self), index)
    }
    index += 1
    while true {
      guard index < bytes.count else { throw Problem(message: "No closing quote") }
      if bytes[index] == UInt8(ascii: "\"") {
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") else { break }
        index += 1
      }
      text.append(bytes[index])
      index += 1
    }
    return (String(decoding: text, as: UTF8.self), index + 1)
  }
}
