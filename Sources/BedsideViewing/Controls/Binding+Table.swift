internal import BedsideCore

extension Binding {
  /// Every key of the viewer.
  ///
  /// The help is made of this table.
  public static let all: [Binding] = tour + camera + views + joint + parts + section + panels

  private static let tour = [
    Binding([" ", .named(.pageDown), "n"], .forward, .tour),
    Binding([.named(.backspace), .named(.pageUp), "p"], .backward, .tour),
    Binding(["e", .named(.end)], .goOn, .goOn),
  ]

  private static let camera = [
    Binding([.named(.left)], .orbit(turn: -10, tilt: 0), .turn),
    Binding([.named(.right)], .orbit(turn: 10, tilt: 0), .turn),
    Binding([.named(.up)], .orbit(turn: 0, tilt: 10), .turn),
    Binding([.named(.down)], .orbit(turn: 0, tilt: -10), .turn),
    Binding([.named(.left, shift: true)], .pan(x: -0.06, y: 0), .move),
    Binding([.named(.right, shift: true)], .pan(x: 0.06, y: 0), .move),
    Binding([.named(.up, shift: true)], .pan(x: 0, y: -0.06), .move),
    Binding([.named(.down, shift: true)], .pan(x: 0, y: 0.06), .move),
    Binding(["+", "="], .zoom(1.2), .zoom),
    Binding(["-", "_"], .zoom(1 / 1.2), .zoom),
    Binding(["f"], .fit, .fit),
    Binding(["r", .named(.home)], .reset, .reset),
  ]

  private static let views = [
    Binding(["1"], .view(.front), .sides),
    Binding(["2"], .view(.back), .sides),
    Binding(["3"], .view(.left), .sides),
    Binding(["4"], .view(.right), .sides),
    Binding(["5"], .view(.top), .sides),
    Binding(["6"], .view(.bottom), .sides),
    Binding(["7", "0"], .view(.iso), .corner),
  ]

  private static let joint = [
    Binding(["]", "."], .bend(by: 5), .bend),
    Binding(["[", ","], .bend(by: -5), .bend),
    Binding(["}", ":"], .bend(by: 1), .bendFinely),
    Binding(["{", ";"], .bend(by: -1), .bendFinely),
  ]

  private static let parts = [
    Binding([.named(.tab)], .nextPart, .pickPart),
    Binding([.named(.tab, shift: true)], .previousPart, .pickPart),
    Binding([.named(.enter)], .select, .select),
    Binding(["x", .named(.delete)], .hide, .hide),
    Binding(["i"], .isolate, .isolate),
    Binding(["g"], .ghost, .ghost),
    Binding(["G", "o"], .ghostOthers, .ghostOthers),
    Binding(["a"], .showAll, .showAll),
    Binding(["/"], .search, .search),
    Binding(["u"], .foldRegion, .region),
    Binding(["X"], .hideRegion, .region),
  ]

  private static let section = [
    Binding(["c"], .nextSection, .section),
    Binding(["<"], .moveSection(-0.02), .moveSection),
    Binding([">"], .moveSection(0.02), .moveSection),
    Binding(["C"], .flipSection, .flipSection),
    Binding(["k"], .keepWhole, .keepWhole),
  ]

  private static let panels = [
    Binding(["l"], .togglePartList, .partList),
    Binding(["w"], .nextLabels, .labels),
    Binding(["m"], .measure, .measure),
    Binding(["t"], .toggleText, .text),
    Binding(["b"], .toggleBackdrop, .backdrop),
    Binding(["v"], .nextMotion, .motion),
    Binding(["?", "h", .named(.help)], .toggleHelp, .help),
    Binding([.named(.escape), "q"], .close, .close),
  ]
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes the key that writes a character.
  public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}
