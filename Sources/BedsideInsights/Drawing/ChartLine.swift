/// A line of a drawn chart, in pieces of one ink each.
public struct ChartLine: Hashable, Sendable {
  /// A piece of a line.
  public struct Run: Hashable, Sendable {
    /// What stands there.
    public var text: String
    /// What it is.
    public var ink: ChartInk
  }

  /// The pieces, in order.
  public private(set) var runs: [Run] = []

  /// Makes a line of one piece.
  public init(_ text: String = "", _ ink: ChartInk = .plain) { add(text, ink) }

  /// The line without its inks.
  public var plain: String { runs.map(\.text).joined() }

  /// Adds a piece at the end.
  public mutating func add(_ text: String, _ ink: ChartInk = .plain) {
    if text.isEmpty { return }
    if let last = runs.last, last.ink == ink {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, ink: ink))
    }
  }

  /// The line without blanks at its end.
  var trimmed: ChartLine {
    var line = self
    while let last = line.runs.last {
      var text = Substring(last.text)
      while text.last == " " { text.removeLast() }
      if text.isEmpty {
        line.runs.removeLast()
        continue
      }
      line.runs[line.runs.count - 1].text = String(text)
      break
    }
    return line
  }
}
