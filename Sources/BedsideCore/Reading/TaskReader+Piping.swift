extension TaskReader {
  private static let stepTexts = [
    "title", "text", "detail", "footnote", "footer", "agreement", "namePrompt", "datePrompt",
    "question",
    "body", "sections", "columns", "rows",
  ]
  /// Members that stand beside texts and are none.
  private static let noTexts: Set = [
    "learnMore", "style", "items", "visibleWhen", "value", "image", "color", "placeholder",
  ]

  /// Checks what stands in braces in the texts of the steps in `nodes`, and remembers what is asked
  /// about.
  mutating func readPiping(_ nodes: [JSONNode], _ alerts: [JSONNode]) {
    for node in nodes {
      guard let name = node["id"]?.string, node["type"]?.string != "model" else { continue }
      let start = Claim.Point.before(Identifier(name))
      for key in Self.stepTexts {
        guard let text = node[key] else { continue }
        // What stands under a form is shown when its questions are answered.
        readTexts(text, at: key == "footer" ? .after(Identifier(name)) : start)
      }
      readTitles(of: node, at: start)
      readChoices(of: node, name, at: start)
      for item in Self.items(in: node) {
        guard let name = item["id"]?.string else { continue }
        let point = Claim.Point.item(place(ofItem: name))
        for key in ["text", "detail"] {
          if let text = item[key] { readTexts(text, at: point) }
        }
        readTitles(of: item, at: point)
        readChoices(of: item, name, at: point)
      }
    }
    for (node, first) in pipedGroups {
      for key in ["title", "text", "heading"] {
        guard let text = node[key] else { continue }
        // A heading has names of its own for which time it is and of how many.
        let known: Set<String> = key == "text" ? [] : ["number", "count"]
        readTexts(text, at: .before(first), besides: known)
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

  /// The item that `name` is, or the first row of the matrix that it is.
  private func place(ofItem name: String) -> Identifier<FormItem> {
    matrixRows[name] ?? Identifier(name)
  }

  /// Reads the titles of what there is to learn more, of a step, its parts and its body.
  private mutating func readTitles(of node: JSONNode, at point: Claim.Point) {
    if let title = node["learnMore"]?["title"] { readTexts(title, at: point) }
    for part in (node["body"]?.elements ?? []) + (node["sections"]?.elements ?? []) {
      if let title = part["learnMore"]?["title"] { readTexts(title, at: point) }
    }
  }

  /// Reads the words of what there is to choose from, and of the rows of a matrix.
  private mutating func readChoices(of node: JSONNode, _ name: String, at point: Claim.Point) {
    guard let answer = node["answer"] else { return }
    for row in answer["rows"]?.elements ?? [] {
      readTexts(row, at: row["id"]?.string.map { .item(Identifier("\(name).\($0)")) } ?? point)
    }
    for format in [answer, answer["each"]].compactMap({ $0 }) {
      for key in ["choices", "components", "other", "yes", "no"] {
        if let text = format[key] { readTexts(text, at: point, isChoice: true) }
      }
    }
  }

  private mutating func readTexts(
    _ node: JSONNode, at point: Claim.Point, besides known: Set<String> = [],
    isChoice: Bool = false
  ) {
    switch node.content {
    case .string(let text):
      if PipedText.isNeeded(in: text) {
        let text = PipedText(text)
        if isChoice { reportChoices(in: text, node.offset) }
        read(text, node.offset, at: point, besides: known)
      }
    case .array(let nodes):
      for node in nodes { readTexts(node, at: point, besides: known, isChoice: isChoice) }
    case .object(let members):
      for member in members where !Self.noTexts.contains(member.key) {
        readTexts(member.node, at: point, besides: known, isChoice: isChoice)
      }
    case .null, .bool, .number: break
    }
  }

  /// Notes items that the words of a choice name and whose own choices name others: no end would be
  /// in sight.
  private func reportChoices(in text: PipedText, _ offset: Int) {
    for case .answer(.item(let id), _, _) in text.pieces
    where items[id]?.format.hasPipedTexts == true {
      log.add(
        "The choices of '\(id)' name answers themselves, so that no other choice can name '\(id)'. Name"
          + " what they name.", at: offset)
      return
    }
  }

  private mutating func read(
    _ text: PipedText, _ offset: Int, at point: Claim.Point, besides known: Set<String> = []
  ) {
    for mistake in text.mistakes {
      switch mistake {
      case .open:
        log.add("A brace has no partner. Write {{ for a brace that is meant as one.", at: offset)
      case .tooMany:
        log.add(
          "This names more than \(PipedText.most) answers. Name fewer, or make several texts of it.",
          at: offset)
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
        if known.contains(id.rawValue) { continue }
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
