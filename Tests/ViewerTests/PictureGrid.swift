/// The mean colours of a picture in a coarse grid, as text: what a picture looks like, whatever the
/// driver's last bits are.
struct PictureGrid: CustomStringConvertible {
  /// Rows of cells, each with three components of 0 to 255.
  let rows: [[SIMD3<Int>]]

  /// Averages the pixels of each cell.
  init(_ picture: PNGPicture, columns: Int, rows count: Int) {
    rows = (0..<count).map { row in
      (0..<columns).map { column in
        let xs = column * picture.width / columns..<(column + 1) * picture.width / columns
        let ys = row * picture.height / count..<(row + 1) * picture.height / count
        var sum = SIMD3<Int>.zero
        for y in ys {
          for x in xs {
            let start = (y * picture.width + x) * picture.channels
            sum &+= SIMD3(
              Int(picture.bytes[start]), Int(picture.bytes[start + 1]),
              Int(picture.bytes[start + 2]))
          }
        }
        return sum / (xs.count * ys.count)
      }
    }
  }

  /// Reads what `description` writes: four bits for each component.
  init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      line.split(separator: " ").map { cell in
        let digits = cell.compactMap(\.hexDigitValue)
        return SIMD3(digits[0], digits[1], digits[2]) &* 17
      }
    }
  }

  /// The largest difference between the components of a cell here and there.
  func distance(to other: PictureGrid) -> Int {
    guard rows.map(\.count) == other.rows.map(\.count) else { return .max }
    return zip(rows.joined(), other.rows.joined()).reduce(0) { most, pair in
      (0..<3).reduce(most) { max($0, abs(pair.0[$1] - pair.1[$1])) }
    }
  }

  var description: String {
    rows.map { row in
      row.map { cell in
        (0..<3).map { String((cell[$0] + 8) / 17, radix: 16) }.joined()
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
