internal import BedsideCore

/// Text in pieces that look different, safe to show.
///
/// All text that is shown becomes a value of this type first, and making one cleans it: there is no
/// other way to a terminal.
public struct StyledText: Hashable, Sendable {
  /// A piece of one look.
  public struct Run: Hashable, Sendable {
    /// The piece, clean.
    public let text: String
    /// What it is to the reader.
    public let role: Role
  }

  /// The pieces, in order.
  public private(set) var runs: [Run]

  /// Makes text of one look.
  public init(_ text: String, _ role: Role = .plain) {
    let clean = DisplayWidth.expandingTabs(Sanitizer.clean(text))
    runs = clean.isEmpty ? [] : [Run(text: clean, role: role)]
  }

  private init(runs: [Run]) { self.runs = runs }

  /// The text without its looks.
  public var plain: String { runs.map(\.text).joined() }

  /// Joins two texts.
  public static func + (a: StyledText, b: StyledText) -> StyledText {
    StyledText(runs: a.runs + b.runs)
  }
}

extension StyledText {
  /// The text on one line.
  var onOneLine: StyledText {
    StyledText(runs: runs.map { Run(text: Sanitizer.cleanLine($0.text), role: $0.role) })
  }

  /// The lines of the text, none wider than `width`; those after the first of each paragraph begin
  /// with `indent` blanks.
  func lines(width: Int, indent: Int = 0) -> [StyledText] {
    let hanging = StyledText(String(repeating: " ", count: indent))
    return paragraphs.flatMap { paragraph in
      WordWrap.ranges(of: paragraph.plain, width: width, indent: indent).enumerated().map {
        $0 == 0 ? paragraph.slice($1) : hanging + paragraph.slice($1)
      }
    }
  }

  /// How many blanks the text begins with, and the text behind them.
  var leadingBlanks: (count: Int, rest: StyledText) {
    let text = plain
    let start = text.firstIndex { $0 != " " } ?? text.endIndex
    return (text.distance(from: text.startIndex, to: start), slice(start..<text.endIndex))
  }

  private var paragraphs: [StyledText] {
    var paragraphs = [StyledText(runs: [])]
    for run in runs {
      for (index, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { paragraphs.append(StyledText(runs: [])) }
        if !part.isEmpty {
          paragraphs[paragraphs.count - 1].runs.append(Run(text: String(part), role: run.role))
        }
      }
    }
    return paragraphs
  }

  /// The part of the text in `range`, given in its plain form.
  private func slice(_ range: Range<String.Index>) -> StyledText {
    let text = plain
    var start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
    var count = text.unicodeScalars.distance(from: range.lowerBound, to: range.upperBound)
    var slices: [Run] = []
    for run in runs where count > 0 {
      let scalars = run.text.unicodeScalars
      let skipped = min(start, scalars.count)
      let part = scalars.dropFirst(skipped).prefix(count)
      start -= skipped
      count -= part.count
      if !part.isEmpty { slices.append(Run(text: String(part), role: run.role)) }
    }
    return StyledText(runs: slices)
  }
}
