extension ModelDescription {
  /// Reads a description and notes what is wrong in `log`.
  ///
  /// Nil without a title or a model.
  public init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A model description", log: log) else { return nil }
    _ = object.string("$schema")
    log.readLanguages(of: node)
    let title = object.requiredText("title", most: TextLength.title)
    let model = object.requiredString("model")
    let unit = object.string("unit")
    let side = object.word("side", as: BodySide.self)
    let up = object.word("up", as: Axis.self) ?? .y
    let front = object.word("front", as: Axis.self) ?? .z
    let parts = object.array("parts").compactMap { Part($0, log: log) }
    let joint = object.node("joint").flatMap { ModelJoint($0, log: log) }
    let tour = TourStop.list(from: &object)
    object.knowLanguages()
    object.finish()
    if up.letter == front.letter {
      object.problem("'front' lies along 'up'. Give it another axis.", at: "front")
    }
    guard let title, let model else { return nil }
    self.init(
      title: title, model: model, unit: unit, side: side, up: up, front: front, parts: parts,
      joint: joint,
      tour: tour)
    reportNames(log, at: node)
  }

  /// Notes parts that are described twice, and stops of the tour that name a part nobody knows.
  private func reportNames(_ log: ProblemLog, at node: JSONNode) {
    let nodes = node["parts"]?.elements ?? []
    var known: Set<String> = []
    for node in nodes {
      guard let name = node["object"] else { continue }
      guard let object = name.string, !known.insert(object).inserted else { continue }
      log.add("The part '\(object)' is described twice. Keep one.", at: name.offset)
    }
    guard !known.isEmpty else { return }
    let ofTour = (node["tour"]?.elements ?? []).flatMap { stop in
      ["parts", "ghost", "highlight"].flatMap { stop[$0]?.elements ?? [] }
    }
    for name in ofTour + (node["joint"].map(ModelJoint.names) ?? []) {
      guard let object = name.string, !known.contains(object) else { continue }
      let nearest = log.nearest(to: object, among: known.sorted())
      let advice = nearest.map { "Did you mean '\($0)'?" } ?? "Describe it among the parts."
      log.add("There is no part '\(object)'. \(advice)", at: name.offset)
    }
  }
}

extension ModelDescription.Axis {
  fileprivate var letter: Character? { rawValue.last }
}

extension ModelDescription.Part {
  /// Reads the entry of a part and notes what is wrong in `log`.
  ///
  /// Nil without an object or a name.
  public init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A part", log: log) else { return nil }
    let part = object.requiredString("object")
    let name = object.requiredText("name", most: TextLength.title)
    let caption = object.text("caption")
    let colorText = object.string("color")
    let color = colorText.flatMap { ModelColor($0) }
    if let colorText, color == nil {
      object.problem("'\(colorText)' is not a colour. Write it as \"#RRGGBB\".", at: "color")
    }
    let hidden = object.bool("hidden") ?? false
    let region = object.text("region", most: TextLength.title)
    object.finish()
    guard let part, let name else { return nil }
    self.init(
      object: part, name: name, caption: caption, color: color, hidden: hidden, region: region)
  }
}
