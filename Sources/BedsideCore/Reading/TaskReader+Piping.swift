extension TaskReader {
  private static let stepTexts = [
    "title", "text", "detail", "footnote", "footer", "agreement", "namePrompt", "datePrompt",
    "question",
    "body", "sections", "columns", "rows",
  ]
  /// Members that stand beside texts and are none.
  private static let noTexts: Set = ["learnMore", "style", "items", "visibleWhen"]

  /// Checks what stands in braces in the texts of the steps in `nodes`, and remembers what is asked
  /// about.
  mutating func readPiping(_ nodes: [JSONNode], _ alerts: [JSONNode]) {
    for node in nodes {
      guard let name = node["id"]?.string, node["type"]?.string != "model" else { continue }
      for key in Self.stepTexts {
        guard let text = node[key] else { continue }
        // What stands under a form is shown when its questions are answered.
        readTexts(text, at: key == "footer" ? .after(Identifier(name)) : .before(Identifier(name)))
      }
      for item in Self.items(in: node) {
        guard let name = item["id"]?.string else { continue }
        for key in ["text", "detail"] {
          if let text = item[key] { readTexts(text, at: .item(Identifier(name))) }
        }
      }
    }
    for alert in alerts {
      for key in ["title", "text", "contacts"] {
        if let text = alert[key] { readTexts(text, at: .anywhere) }
      }
    }
  }

  /// The items of a form, also those in its sections.
  private static func items(in node: JSONNode) -> [JSONNode] {
    let sections = node["type"]?.string == "form" ? node["sections"]?.elements ?? [] : []
    return (node["items"]?.elements ?? []) + sections.flatMap { $0["items"]?.elements ?? [] }
  }

  private mutating func readTexts(_ node: JSONNode, at point: Claim.Point) {
    switch node.content {
    case .string(let text):
      if PipedText.isNeeded(in: text) { read(PipedText(text), node.offset, at: point) }
    case .array(let nodes): for node in nodes { readTexts(node, at: point) }
    case .object(let members):
      for member in members where !Self.noTexts.contains(member.key) {
        readTexts(member.node, at: point)
      }
    case .null, .bool, .number: break
    }
  }

  private mutating func read(_ text: PipedText, _ offset: Int, at point: Claim.Point) {
    for mistake in text.mistakes {
      switch mistake {
      case .open:
        log.add("A brace has no partner. Write {{ for a brace that is meant as one.", at: offset)
      case .noName(let source):
        log.add(
          "'\(source)' names nothing. Write the id of an item in braces, or {{ for a brace that is meant"
            + " as one.", at: offset)
      }
    }
    // What stands again in the same text is right or wrong for the same reason.
    var seen: Set<PipedText.Piece> = []
    for case .answer(let name, let fallback, let source) in text.pieces
    where seen.insert(.answer(name, fallback: fallback, source: source)).inserted {
      switch name {
      case .item(let id):
        if items[id] == nil {
          if let problem = unknownItem(id.rawValue) { log.add(problem, at: offset) }
          continue
        }
        claims.append(
          Claim(
            subject: "'\(id)'", items: [id], point: point, offset: offset,
            sufficesSometimes: fallback != nil))
      case .score(let id):
        if scores.score(id) == nil {
          reportUnknownScore(id.rawValue, at: offset)
          continue
        }
        claims.append(
          Claim(
            subject: "The score '\(id)'", items: scores.items(of: id), point: point,
            offset: offset))
      }
    }
  }
}
