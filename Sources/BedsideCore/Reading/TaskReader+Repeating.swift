extension TaskReader {
  /// Gives a question that repeats another what depends on that one; others stay as they are.
  ///
  /// That is whether it is secret, and that it is only asked when there is something to repeat. Nil
  /// when what it repeats is no text.
  mutating func resolved(_ item: FormItem, at node: JSONNode) -> FormItem? {
    guard case .confirmText(var format) = item.format else { return item }
    let place = node["of"]?.offset ?? node.offset
    let id = format.original
    let isMatrix = items.values.contains { $0.matrix?.id == id }
    guard let original = items[id], !isMatrix else {
      if isMatrix { reportNoText(id, at: place) } else { reportNoOriginal(of: item, id, at: place) }
      return nil
    }
    switch original.format {
    case .text(let text) where !text.isMultiline: format.isSecure = text.isSecure
    case .email: break
    default:
      reportNoText(id, at: place)
      return nil
    }
    claims.append(
      Claim(
        subject: "'\(id)'", items: [id], point: .item(item.id), offset: place))
    var item = item
    item.format = .confirmText(format)
    item.visibleWhen = .answered(id, true)
    return item
  }

  private func reportNoText(_ id: Identifier<FormItem>, at place: Int) {
    log.add(
      "'\(id)' is no text of one line, and only such a text is repeated. Name a text or an email.",
      at: place)
  }

  private func reportNoOriginal(
    of item: FormItem, _ id: Identifier<FormItem>, at place: Int
  ) {
    let name = id.rawValue
    // An item that could not be read has been complained about already.
    if places[name] != nil, !stepNames.contains(name), id != item.id { return }
    let nearest = log.nearest(to: name, among: items.keys.map(\.rawValue).sorted())
    let advice =
      nearest.map { "Did you mean '\($0)'?" } ?? "Name a text or an email that is asked before."
    log.add("There is no item '\(name)' before this one. \(advice)", at: place)
  }
}
