extension AnswerFormatReader {
  /// Reads `displayUnit`: a unit that the table converts to `unit`, or one with its factor.
  mutating func displayUnit(for unit: String?) -> DisplayUnit? {
    let key = "displayUnit"
    guard let node = object.node(key) else { return nil }
    guard let unit else {
      object.problem(
        "'displayUnit' is shown in place of a 'unit', and there is none. Add \"unit\": \"…\".",
        at: key)
      return nil
    }
    guard let shown = node.string.map({ converted($0, unit) }) ?? explicit(node) else { return nil }
    if shown.name == unit {
      object.problem("'displayUnit' is the unit itself. Take it out.", at: key)
      return nil
    }
    return shown
  }

  private func converted(_ name: String, _ unit: String) -> DisplayUnit? {
    if name == unit { return DisplayUnit(name: name, factor: 1) }
    if let shown = UnitTable.displayUnit(name, for: unit) { return shown }
    let partners = UnitTable.partners(of: unit)
    let known =
      partners.isEmpty ? "" : " By themselves go \(partners.joined(separator: ", "))."
    object.problem(
      "'\(unit)' can't be shown in '\(name)' without a factor. Write { \"unit\": \"\(name)\","
        + " \"factor\": … } with how many \(unit) one \(name) is.\(known)", at: "displayUnit")
    return nil
  }

  private func explicit(_ node: JSONNode) -> DisplayUnit? {
    guard node.members != nil else {
      object.problem(
        "'displayUnit' must be a unit in double quotes, or { \"unit\": …, \"factor\": … }, not"
          + " \(node.kind).", at: "displayUnit")
      return nil
    }
    guard var reader = ObjectReader(node, "A display unit", log: object.log) else { return nil }
    let name = reader.requiredString("unit")
    let hasFactor = reader.requiredNode("factor", hint: "0.001") != nil
    let factor = hasFactor ? reader.double("factor") : nil
    reader.finish()
    guard let name, let factor else { return nil }
    guard factor > 0 else {
      reader.problem("'factor' is \(show(factor)). Write a number above 0.", at: "factor")
      return nil
    }
    return DisplayUnit(name: name, factor: factor)
  }

  /// Whole numbers stay whole only when a whole number of the kept unit makes one of the unit shown.
  func checkWhole(_ shown: DisplayUnit, _ value: Int?, _ unit: String?) {
    guard shown.offset == 0, let step = Int(exactly: shown.factor) else {
      object.problem(
        "Whole \(shown.name) are no whole \(unit ?? ""). Take a decimal, or keep the answer in"
          + " \(shown.name).", at: "displayUnit")
      return
    }
    if let value, value % step != 0 {
      object.problem(
        "'default' is \(value), which is no whole number of \(shown.name). Write a multiple of"
          + " \(step).", at: "default")
    }
  }
}
