internal import BedsideCore

extension TaskDriver {
  /// Lists the parts of a model that nobody could point at, and takes the one that the person selects.
  ///
  /// Nil when the person went elsewhere.
  func selectInWords(_ model: ModelStep) -> String? {
    let parts = model.partNames
    let lines = parts.enumerated().map { Block.Entry("\($0 + 1)", StyledText($1.name)) }
    renderer.show(.gap, .text(phrases(.modelParts)), .entries(lines))
    let words = parts.map { Candidate($0.name) }
    while session.finish == nil {
      switch read(phrases(.modelChoose), words: words) {
      case .answer(let text), .literal(let text):
        if let part = part(text, in: model) { return part }
      case .enter: _ = part("", in: model)
      case .some(let command): if perform(command) { return nil }
      case nil: return nil
      }
    }
    return nil
  }

  /// The part that a typed number or name means, if it is one that counts; says so where it is not.
  private func part(_ text: String, in model: ModelStep) -> String? {
    let parts = model.partNames
    let number = Int(text).flatMap { (1...parts.count).contains($0) ? $0 - 1 : nil }
    let word = text.lowercased()
    let place =
      number
      ?? parts.firstIndex { $0.name.lowercased() == word || $0.part.lowercased() == word }
      ?? only(parts.indices.filter { parts[$0].name.lowercased().contains(word) && !word.isEmpty })
    guard let place else {
      let names: KeyValuePairs = ["text": text, "count": String(parts.count)]
      renderer.show(.text(phrases(text.isEmpty ? .modelTypePart : .modelNoPart, names), .problem))
      return nil
    }
    let part = parts[place]
    if model.accepts.isEmpty || model.accepts.contains(part.part) { return part.part }
    renderer.show(.text(phrases(.modelOtherPart, ["part": part.name]), .notice))
    return nil
  }

  private func only(_ places: [Int]) -> Int? { places.count == 1 ? places[0] : nil }
}
