internal import BedsideCore

/// A session without any picture: what is shown is told, and what is done is typed.
///
/// It tells which parts there are, where they lie and what they are, and the tour stop by stop. The
/// result is that of the session with a picture.
public struct WordedSession: Sendable {
  /// The session.
  public private(set) var session: ViewingSession
  var phrases: Phrases { session.phrases }

  /// Makes the worded session of a session.
  public init(_ session: ViewingSession) { self.session = session }

  /// What is said first: the title, what is asked, the parts, and what can be typed.
  public var opening: [String] {
    var lines = [session.step?.title ?? session.model.title]
    if let text = session.step?.text { lines.append(text) }
    if let pose = session.pose { lines.append(pose) }
    return lines + listing
      + [session.tour.isEmpty ? "" : tourOffer, phrases(.wordedHelpHint)]
      .filter { !$0.isEmpty }
  }

  /// What stands before what is typed.
  public var prompt: String {
    let onward: Phrase =
      if session.stop.map({ $0 + 1 < session.tour.count }) ?? !session.tour.isEmpty {
        .wordedPromptTour
      } else if session.step != nil {
        .wordedPromptOn
      } else {
        .wordedPrompt
      }
    return phrases(onward) + " "
  }

  /// Does what `typed` asks for, at `time`; returns what is said to it.
  public mutating func answer(_ typed: String, at time: Double) -> [String] {
    let text = typed.trimmed
    if text.isEmpty || phrases.meansOne(text, .wordNext) { return goForward(at: time) }
    if phrases.meansOne(text, .wordGoOn) {
      return session.step == nil ? goForward(at: time) : goForward(by: .goOn, at: time)
    }
    if phrases.meansOne(text, .wordBack) { return goBackward(at: time) }
    if phrases.meansOne(text, .wordParts) { return listing }
    if phrases.meansOne(text, .wordHelp) { return help }
    if phrases.meansOne(text, .wordClose) {
      session.perform(.close, at: time)
      return []
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if phrases.meansOne(words[0], .wordSelect) {
      guard words.count > 1 else { return select(session.focus, at: time) }
      return withPart(words[1]) { $0.select($1, at: time) }
    }
    return withPart(text) { $0.tell($1) }
  }

  private mutating func goForward(
    by command: ViewerCommand = .forward, at time: Double
  ) -> [String] {
    session.perform(command, at: time)
    if session.finish != nil { return [] }
    // There is nothing to click on.
    if session.notice == .selectFirst { return [phrases(.wordedChooseFirst)] }
    if let notice = session.notice { return [notice.text(phrases)] }
    return told
  }

  private mutating func goBackward(at time: Double) -> [String] {
    guard session.stop != nil else { return [phrases(.wordedNoStop)] }
    session.perform(.backward, at: time)
    return told
  }

  /// What is said at the stop, or where the tour begins.
  private var told: [String] {
    guard let stop = session.stop, let text = session.currentStop?.text else {
      return session.tour.isEmpty ? [phrases(.wordedNoTour)] : [tourOffer]
    }
    return [phrases.place(stop, of: session.tour.count), text]
  }

  private var tourOffer: String {
    phrases(.wordedTour, count: session.tour.count)
  }

  /// Does something with the part that is meant, or says why none is.
  private mutating func withPart(
    _ name: String, _ body: (inout WordedSession, Int) -> [String]
  ) -> [String] {
    let found = parts(meant: name)
    if found.count == 1 { return body(&self, found[0]) }
    guard found.isEmpty else {
      let names = found.map { "\($0 + 1) \(session.model.parts[$0].name)" }
      return [phrases(.wordedSeveral, ["text": name])] + names
    }
    let names = session.model.parts.map(\.name)
    guard let nearest = Suggestion.nearest(to: name, among: names) else {
      return [phrases(.wordedUnknown, ["text": name, "count": "\(names.count)"])]
    }
    return [phrases(.wordedNear, ["text": name, "nearest": nearest])]
  }

  /// The parts that a number, a name or a piece of one can mean.
  private func parts(meant text: String) -> [Int] {
    let parts = session.model.parts
    if let number = Int(text) { return parts.indices.contains(number - 1) ? [number - 1] : [] }
    if let exact = session.model.part(named: text) { return [exact] }
    let wanted = text.lowercased()
    return parts.indices.filter { parts[$0].name.lowercased().contains(wanted) }
  }

  private mutating func tell(_ part: Int) -> [String] {
    session.look(at: part)
    let model = session.model.parts[part]
    var lines = ["\(part + 1) \(model.name)"]
    if part == session.selection { lines.append(phrases(.selected)) }
    lines.append(
      phrases(.wordedPlace, ["place": session.model.place(of: model, phrases)]))
    if let caption = model.caption { lines.append(caption) }
    return lines
  }

  private mutating func select(_ part: Int?, at time: Double) -> [String] {
    guard session.allowsSelection else { return [phrases(.wordedNoSelection)] }
    guard let part else { return [phrases(.wordedChooseFirst)] }
    session.take(part)
    session.perform(.select, at: time)
    let name = session.model.parts[part].name
    let isSelected = session.selection == part
    let said = phrases(isSelected ? .wordedSelected : .wordedDeselected, ["part": name])
    return [said] + (session.notice.map { [$0.text(phrases)] } ?? [])
  }

  /// The parts with their numbers, under their headings.
  private var listing: [String] {
    var lines = [phrases(.wordedParts, count: session.model.parts.count)]
    var region: String?
    for (index, part) in session.model.parts.enumerated() {
      if part.region != region, let heading = part.region { lines.append("\(heading):") }
      region = part.region
      let state = index == session.selection ? " (\(phrases(.selected)))" : ""
      let place = session.model.place(of: part, phrases)
      lines.append("\(index + 1) \(part.name), \(place)\(state)")
    }
    return lines
  }

  private var help: [String] {
    var lines = [phrases(.wordedHelpPart)]
    if session.allowsSelection { lines.append(phrases(.wordedHelpSelect)) }
    if !session.tour.isEmpty { lines.append(phrases(.wordedHelpTour)) }
    if session.step != nil { lines.append(phrases(.wordedHelpOn)) }
    if session.step != nil, !session.tour.isEmpty { lines.append(phrases(.wordedHelpGoOn)) }
    return lines + [phrases(.wordedHelpParts), phrases(.wordedHelpClose)]
  }
}
