internal import Drawing

/// Writes pictures by the graphics protocol of the kitty terminal, compressed.
public enum KittyEncoder {
  /// How many characters of a picture go into one sequence, as the protocol wants it.
  private static let chunk = 4096

  /// What shows `picture` in so many cells from the cursor on, in place of the last one.
  ///
  /// Opacity is left out, and the cursor stays.
  ///
  /// Without `replaces` it stands beside the others, which have no name by which they are taken away.
  public static func bytes(
    _ picture: Picture, columns: Int, rows: Int, replaces: Bool = true
  ) -> [UInt8] {
    var colors: [UInt8] = []
    colors.reserveCapacity(picture.width * picture.height * 3)
    for place in stride(from: 0, to: picture.pixels.count, by: 4) {
      colors += [picture.pixels[place], picture.pixels[place + 1], picture.pixels[place + 2]]
    }
    let data = Base64.bytes(ZlibStream.bytes(colors))
    let keys =
      "a=T,q=2,f=24,o=z,\(replaces ? "i=1,p=1," : "")C=1,s=\(picture.width),v=\(picture.height),c=\(columns),r=\(rows),"
    var text: [UInt8] = []
    text.reserveCapacity(data.count + data.count / 256 + 256)
    var start = 0
    repeat {
      let end = min(start + chunk, data.count)
      let more = end < data.count ? "m=1;" : "m=0;"
      text += "\u{1B}_G\(start == 0 ? keys : "")\(more)".utf8
      text += data[start..<end]
      text += "\u{1B}\\".utf8
      start = end
    } while start < data.count
    return text
  }

  /// What takes the picture away and forgets it.
  public static let removal = "\u{1B}_Ga=d,d=I,i=1,q=2\u{1B}\\"
}
