extension ModelJoint {
  /// Reads the description of a joint and notes what is wrong in `log`.
  ///
  /// Nil when something that the movement needs is missing or wrong.
  public init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A joint", log: log) else { return nil }
    let range = object.jointRange()
    let flexion = object.requiredNode("flexion", hint: "{ … }").flatMap { Flexion($0, log: log) }
    let rotation = object.node("rotation").flatMap { Rotation($0, log: log) }
    let moving = object.strings("moving")
    let between = object.array("between").compactMap { Connection($0, log: log) }
    let menisci = object.node("menisci").flatMap { Menisci($0, log: log) }
    let patella = object.strings("patella")
    let contact = object.node("contact").flatMap { Contact($0, log: log) }
    object.finish()
    guard let range, let flexion else { return nil }
    self.init(
      range: range, flexion: flexion, rotation: rotation, moving: moving, between: between,
      menisci: menisci, patella: patella, contact: contact)
  }

  /// The names in a joint, with where they stand.
  static func names(in node: JSONNode) -> [JSONNode] {
    let connections = node["between"]?.elements ?? []
    let menisci = ["medial", "lateral"].compactMap { node["menisci"]?[$0]?["moving"] }
    let lists = [node["moving"], node["patella"]].compactMap(\.self) + menisci
    return lists.flatMap { $0.elements ?? [] }
      + connections.flatMap { [$0["object"], $0["from"]?["body"], $0["to"]?["body"]] }
      .compactMap(\.self)
      + ["thigh", "medial", "lateral", "patella"].compactMap { node["contact"]?[$0] }
  }
}

extension ModelJoint.Flexion {
  fileprivate init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "The flexion of a joint", log: log) else { return nil }
    let direction = object.requiredDirection()
    let sides = ["medial", "lateral"].map { side in
      object.requiredNode(side, hint: "{ … }").flatMap { ModelJoint.Circle($0, log: log) }
    }
    object.finish()
    guard let direction, let medial = sides[0], let lateral = sides[1] else { return nil }
    self.init(direction: direction, medial: medial, lateral: lateral)
  }
}

extension ModelJoint.Circle {
  fileprivate init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A circle", log: log) else { return nil }
    let point = object.requiredPoint("point")
    let radius = object.requiredDouble("radius", in: 0.001...1e6)
    object.finish()
    guard let point, let radius else { return nil }
    self.init(point: point, radius: radius)
  }
}

extension ModelJoint.Rotation {
  fileprivate init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "The rotation of a joint", log: log) else { return nil }
    let direction = object.requiredDirection()
    let point = object.requiredPoint("point")
    let degrees = object.requiredDouble("degrees", in: -90...90)
    let until = object.requiredDouble("until", in: 1...180)
    object.finish()
    guard let direction, let point, let degrees, let until else { return nil }
    self.init(direction: direction, point: point, degrees: degrees, until: until)
  }
}

extension ModelJoint.Connection {
  fileprivate init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "A connection", log: log) else { return nil }
    let part = object.requiredString("object")
    let ends = ["from", "to"].map { end in
      object.requiredNode(end, hint: "{ … }").flatMap { ModelJoint.End($0, log: log) }
    }
    let free = object.has("free") ? object.shares("free") : 0...1
    object.finish()
    guard let part, let from = ends[0], let to = ends[1], let free else { return nil }
    if from.point == to.point {
      log.add("Both ends lie in one point. Write two points.", at: node.offset)
      return nil
    }
    self.init(object: part, from: from, to: to, free: free)
  }
}

extension ModelJoint.End {
  fileprivate init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "An end", log: log) else { return nil }
    let body = object.requiredString("body")
    let point = object.requiredPoint("point")
    let pivots = object.bool("pivots") ?? false
    object.finish()
    guard let body, let point else { return nil }
    self.init(body: body, point: point, pivots: pivots)
  }
}

extension ModelJoint.Menisci {
  fileprivate init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "The glide of the menisci", log: log) else { return nil }
    let direction = object.requiredDirection()
    let until = object.requiredDouble("until", in: 1...180)
    let sides = ["medial", "lateral"].map { side in
      object.requiredNode(side, hint: "{ … }").flatMap { ModelJoint.Meniscus($0, log: log) }
    }
    object.finish()
    guard let direction, let until, let medial = sides[0], let lateral = sides[1] else {
      return nil
    }
    self.init(direction: direction, until: until, medial: medial, lateral: lateral)
  }
}

extension ModelJoint.Meniscus {
  fileprivate init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "The glide of a meniscus", log: log) else { return nil }
    let moving = object.strings("moving")
    let front = object.requiredDouble("front", in: 0...1e6)
    let back = object.requiredDouble("back", in: 0...1e6)
    object.finish()
    guard let front, let back else { return nil }
    self.init(moving: moving, front: front, back: back)
  }
}

extension ModelJoint.Contact {
  fileprivate init?(_ node: JSONNode, log: ProblemLog) {
    guard var object = ObjectReader(node, "The contact of a joint", log: log) else { return nil }
    let thigh = object.requiredString("thigh")
    let medial = object.requiredString("medial")
    let lateral = object.requiredString("lateral")
    let patella = object.has("patella") ? object.requiredString("patella") : nil
    object.finish()
    guard let thigh, let medial, let lateral else { return nil }
    self.init(thigh: thigh, medial: medial, lateral: lateral, patella: patella)
  }
}
