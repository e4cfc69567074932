#if Drawing
internal import Drawing

/// Writes what is on a board as an SVG picture, for a page of the web or a file of its own.
///
/// Letters are shapes, so that it looks the same wherever it is shown; what they say stands in the title
/// and the description. Nothing has an id: any number of such pictures can stand in one page.
struct SVGFile {
  let board: Board
  let title: String
  let description: String
  let language: String

  var bytes: [UInt8] {
    let (width, height) = (Self.text(board.width), Self.text(board.height))
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)pt\" height=\"\(height)pt\""
    text += " viewBox=\"0 0 \(width) \(height)\" role=\"img\" lang=\"\(Self.escaped(language))\""
    text += " aria-label=\"\(Self.escaped(title))\" fill=\"none\" stroke-linejoin=\"round\">\n"
    text += "<title>\(Self.escaped(title))</title>\n"
    text += "<desc>\(Self.escaped(description))</desc>\n"
    text += "<path fill=\"#ffffff\" d=\"M0 0H\(width)V\(height)H0Z\"/>\n"
    for mark in board.marks { text += element(mark) }
    return Array((text + "</svg>\n").utf8)
  }

  private func element(_ mark: Mark) -> String {
    switch mark {
    case .fill(let outline, let pigment):
      return outline.steps.isEmpty
        ? "" : "<path fill=\"\(Self.color(pigment))\" d=\"\(SVGPath(outline).text)\"/>\n"
    case .line(let outline, let stroke, let pigment):
      if outline.steps.isEmpty { return "" }
      let dashes = stroke.dashes.map(Self.text).joined(separator: " ")
      return "<path stroke=\"\(Self.color(pigment))\" stroke-width=\"\(Self.text(stroke.width))\""
        + (dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\"")
        + " d=\"\(SVGPath(outline).text)\"/>\n"
    case .text(let block, let x, let y, let pigment):
      let outline = board.typesetter.outline(of: block)
      if outline.steps.isEmpty { return "" }
      return "<path fill=\"\(Self.color(pigment))\" transform=\"translate(\(Self.text(x))"
        + " \(Self.text(y)))scale(.01)\" d=\"\(SVGPath(outline, isHundredths: true).text)\"/>\n"
    }
  }

  /// A length with two digits behind its point, at most.
  static func text(_ number: Double) -> String {
    let hundredths = SVGPath.hundredths(number)
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }

  private static func color(_ pigment: Pigment) -> String {
    let parts = [pigment.red, pigment.green, pigment.blue].map { part in
      let value = UInt8(max(0, min(255, (part * 255).rounded())))
      let digits = String(value, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }

  /// A text in which nothing is taken for markup; what XML cannot hold is left out.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "\t", "\n", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"...:
        escaped.append(scalar)
      default: break
      }
    }
    return String(escaped)
  }
}
#endif
