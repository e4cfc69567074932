public import BedsideCore

/// Shows blocks one after the other, and never touches what stands there already.
///
/// One renderer serves everybody: what it adds for those who see colours and lines is the `Style`,
/// and the accessible mode is the renderer without it.
@MainActor
public final class Renderer {
  /// Where text goes and lines come from.
  public let console: any Console
  /// The words of the interface.
  public internal(set) var phrases: Phrases
  /// Whether defaults are only said in words and prompts are sentences, for a screen reader.
  public let isAccessible: Bool
  let styles: [OutputChannel: Style]
  /// Whether the last line shown was empty; both channels mostly lead to the same screen.
  var endsWithGap = true

  /// Lines are easier to read when they are not longer than this.
  private static let widest = 80
  /// How many columns a prompt leaves at least.
  private static let roomToType = 8

  /// Makes a renderer; the accessible mode takes no decoration.
  public init(
    console: any Console, phrases: Phrases = .english, talk: Style = .plain,
    data: Style = .plain, isAccessible: Bool = false
  ) {
    self.console = console
    self.phrases = phrases
    self.isAccessible = isAccessible
    styles =
      isAccessible
      ? [.talk: talk.undecorated, .data: data.undecorated] : [.talk: talk, .data: data]
  }

  /// Whether colours are seen where a person is talked to.
  var hasColors: Bool { styles[.talk].map { $0.colors != .none } ?? false }

  /// How text on `channel` looks.
  func style(of channel: OutputChannel) -> Style { styles[channel] ?? .plain }

  /// The columns that text may take.
  public var width: Int { max(10, min(console.width - 1, Self.widest)) }

  /// The columns that a chart may take, which is easier to read the more it has.
  var chartWidth: Int { max(10, min(console.width - 1, 200)) }

  /// Writes what prints a picture, which is no text.
  func write(picture: String) {
    console.write(picture, to: .data)
    endsWithGap = false
  }

  /// Shows blocks; with `keepsSigns` charts keep the signs that somebody has asked for.
  public func show(
    _ blocks: [Block], on channel: OutputChannel = .talk, keepsSigns: Bool = false
  ) {
    let style = styles[channel] ?? .plain
    let blocks = spelled(blocks, on: channel, keepsSigns: keepsSigns)
    let layout = BlockLayout(width: width, style: style, isAccessible: isAccessible)
    var text = ""
    for block in blocks {
      if block == .gap, endsWithGap { continue }
      for line in layout.lines(block) { text += style.render(line) + "\n" }
      endsWithGap = block == .gap
    }
    if !text.isEmpty { console.write(text, to: channel) }
  }

  /// Shows blocks.
  public func show(_ blocks: Block..., on channel: OutputChannel = .talk) {
    show(blocks, on: channel)
  }

  /// Writes JSON, whose text escapes what a terminal must not get.
  public func write(_ json: JSONValue) { write(json: json.text + "\n") }

  /// Writes lines that programs read too, such as `FILE:LINE:COLUMN: message`: clean, and never broken.
  public func write(lines: [String]) {
    write(text: lines.map { Sanitizer.cleanLine($0).withPlainBlanks + "\n" }.joined())
  }

  /// Asks for a line behind `text`, of which no more than leaves room to type is on the line.
  public func readLine(
    _ text: String, mode: LineMode = .answer,
    remembers: @escaping (String) -> Bool = { _ in true },
    complete: @escaping (CompletionRequest) -> [Candidate] = { _ in [] }
  ) -> Input {
    let style = styles[.talk] ?? .plain
    let label = spelled(StyledText(text, .label).onOneLine, on: .talk)
    let lines = label.lines(width: width - Self.roomToType)
    if console.isInteractive {
      for line in lines.dropLast() { console.write(style.render(line) + "\n", to: .talk) }
    }
    let prompt = (lines.last ?? StyledText("")) + StyledText(text.hasSuffix(" ") ? " " : "")
    endsWithGap = false
    return console.readLine(
      Prompt(
        text: style.render(prompt), mode: mode, remembers: remembers,
        complete: { self.spelled(complete($0)) }))
  }
}
