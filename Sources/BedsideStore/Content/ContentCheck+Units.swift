internal import BedsideCore

/// A unit stands beside every number, so that one in the plural stands beside 1 too.
extension ContentCheck {
  /// Notes units in the English plural that can stand beside 1.
  func reportPlurals(_ node: JSONNode, _ log: ProblemLog) {
    switch node.content {
    case .array(let elements): for element in elements { reportPlurals(element, log) }
    case .object(let members):
      if node["format"] != nil, let unit = node["unit"], Self.reachesOne(node) { report(unit, log) }
      if let card = node["card"], let units = card["units"], Self.reachesOne(card) {
        report(units, log)
      }
      for target in node["targetValues"]?.elements ?? [] where target["value"]?.double == 1 {
        if let units = target["units"] { report(units, log) }
      }
      for member in members where member.node.string == nil { reportPlurals(member.node, log) }
    case .string, .null, .bool, .number: break
    }
  }

  private static func reachesOne(_ node: JSONNode) -> Bool {
    (node["minimum"]?.double ?? 0) <= 1 && (node["maximum"]?.double ?? 1) >= 1
  }

  private func report(_ unit: JSONNode, _ log: ProblemLog) {
    let english = unit.members?.first { LanguageTag($0.key).map(Self.isEnglish) ?? false }?.node
    let isOwn = Self.isEnglish(log.languages.own ?? .english)
    guard let node = unit.string == nil ? english : isOwn ? unit : nil,
      let text = node.string, let stem = Self.singular(of: text)
    else { return }
    log.add(
      "'\(text)' stands beside 1 too, as '1 \(text)'. Write a unit that goes with every number, like"
        + " '\(stem)(s)' or a sign.", at: node.offset, severity: .warning)
  }

  private static func isEnglish(_ tag: LanguageTag) -> Bool {
    tag.description.split(separator: "-").first == "en"
  }

  /// What looks like an English noun in the plural, without its ending; nil for anything else.
  private static func singular(of unit: String) -> String? {
    let word = unit.split(separator: " ").last ?? ""
    guard word.utf8.count >= 4, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }),
      word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix)
    else { return nil }
    return String(unit.dropLast())
  }
}
