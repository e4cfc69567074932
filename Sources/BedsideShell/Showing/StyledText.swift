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
  /// The text in ASCII, in the same columns where the blanks in it allow that.
  func inPlainLetters(_ keepsSigns: Bool = false) -> StyledText {
    var letters = PlainLetters(keepsSigns: keepsSigns)
    return StyledText(runs: runs.map { Run(text: letters.spell($0.text), role: $0.role) })
  }

  /// The text on one line.
  var onOneLine: StyledText {
    StyledText(runs: runs.map { Run(text: Sanitizer.cleanLine($0.text), role: $0.role) })
  }

  /// The lines of the text, none wider than `width`; those after the first of each paragraph begin
  /// with `indent` blanks.
  func lines(width: Int, indent: Int = 0) -> [StyledText] {
    let hanging = StyledText(String(repeating: " ", count: indent))
    return paragraphs.flatMap { paragraph in
      let text = paragraph.plain
      let ranges = WordWrap.ranges(of: text, width: width, indent: indent)
      return paragraph.slices(ranges, of: text).enumerated().map {
        $0 == 0 ? $1 : hanging + $1
      }
    }
  }

  /// How many blanks the text begins with, and the text behind them; blanks that show a colour are text.
  var leadingBlanks: (count: Int, rest: StyledText) {
    if case .swatch = runs.first?.role { return (0, self) }
    let text = plain
    let start = text.firstIndex { $0 != " " } ?? text.endIndex
    let rest = slices([start..<text.endIndex], of: text).first ?? StyledText("")
    return (text.distance(from: text.startIndex, to: start), rest)
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

  /// The parts of the text in `ranges`, which follow each other in its plain form `text`.
  ///
  /// The text is gone through once, however many lines it has.
  private func slices(_ ranges: [Range<String.Index>], of text: String) -> [StyledText] {
    var run = 0
    // How much of `text` and of the run has been passed, each by its own indices.
    var passed = text.startIndex
    var place = runs.first?.text.startIndex ?? text.startIndex
    func take(to end: String.Index) -> [Run] {
      var taken: [Run] = []
      while passed < end, run < runs.count {
        let scalars = runs[run].text.unicodeScalars
        let left = text.unicodeScalars.distance(from: passed, to: end)
        let stop =
          scalars.index(place, offsetBy: left, limitedBy: scalars.endIndex) ?? scalars.endIndex
        let count = scalars.distance(from: place, to: stop)
        if count > 0 {
          taken.append(Run(text: String(scalars[place..<stop]), role: runs[run].role))
        }
        passed = text.unicodeScalars.index(passed, offsetBy: count)
        place = stop
        if stop == scalars.endIndex {
          run += 1
          place = run < runs.count ? runs[run].text.startIndex : stop
        }
      }
      return taken
    }
    return ranges.map { range in
      _ = take(to: range.lowerBound)
      return StyledText(runs: take(to: range.upperBound))
    }
  }
}
