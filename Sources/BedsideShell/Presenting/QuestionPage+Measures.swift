internal import BedsideCore

extension QuestionPage {
  /// The unit in which numbers are typed, and may be left out; nil where there is none, or where it may
  /// not.
  var typedUnit: String? {
    switch item.format {
    case .scale(let format): format.unit
    case .continuousScale(let format): format.displayUnit?.name ?? format.unit
    case .integer(let format): format.displayUnit?.name ?? format.unit
    case .decimal(let format): format.displayUnit?.name ?? format.unit
    default: nil
    }
  }

  /// A number of a continuous scale as it is typed, without its unit.
  func show(_ number: Double, of format: ContinuousScaleFormat) -> String {
    context.show(format.displayUnit?.shown(number) ?? number)
  }

  /// The rungs from the top down, with who stands at the ends; read aloud, only those.
  func rungs(of format: LadderFormat) -> [Block.Entry] {
    LadderFormat.rungs.reversed().compactMap { rung in
      let words: String? =
        switch rung {
        case LadderFormat.rungs.upperBound: format.top
        case LadderFormat.rungs.lowerBound: format.bottom
        default: nil
        }
      if isAccessible { return words.map { Block.Entry(String(rung), StyledText($0)) } }
      return Block.Entry("\(rung < 10 ? " " : "")\(rung) |---|", StyledText(words ?? ""))
    }
  }
}
