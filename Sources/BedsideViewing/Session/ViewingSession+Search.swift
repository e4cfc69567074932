extension ViewingSession {
  /// Does what a key means while somebody types the name of a part; false for keys that mean what they
  /// always do.
  mutating func search(_ key: Key, at time: Double) -> Bool {
    guard search != nil, !showsHelp else { return false }
    notice = nil
    switch key {
    case .character(let character): search?.type(character, in: model)
    case .named(.backspace, _) where search?.query.isEmpty == true: search = nil
    case .named(.backspace, _): search?.erase(in: model)
    case .named(.down, _), .named(.tab, false): search?.step(by: 1)
    case .named(.up, _), .named(.tab, true): search?.step(by: -1)
    case .named(.enter, _): take(search?.meant, at: time)
    case .named(.escape, _): search = nil
    default: return false
    }
    followsFocus = true
    scrolledRows = 0
    return true
  }

  mutating func startSearch() {
    search = PartSearch(in: model)
    scrolledRows = 0
  }

  /// Ends the search with a part in hand, which is looked at.
  mutating func take(_ part: Int?, at time: Double) {
    guard let part else { return notice = .nothingFound }
    search = nil
    focus = part
    // What was looked for is wanted to be seen.
    if visibility[part] == .hidden { visibility[part] = .shown }
    noteLook(at: part)
    fit(at: time)
  }
}
