internal import BedsideCore

extension StudyReader {
  /// Reads the contacts of a study; one with an error is left out.
  func contacts(_ nodes: [JSONNode]) -> [Contact] {
    var contacts: [Contact] = []
    for node in nodes {
      guard var object = ObjectReader(node, "A contact", log: log) else { continue }
      let problems = log.problems.count
      let contact = contact(from: &object)
      object.finish()
      guard let contact, log.problems.count == problems else { continue }
      if contacts.contains(where: { $0.id == contact.id }) {
        object.problem("The contact '\(contact.id)' stands twice. Give it another id.", at: "id")
        continue
      }
      contacts.append(contact)
    }
    return contacts
  }

  private func contact(from object: inout ObjectReader) -> Contact? {
    let id = object.identifier()
    let name = object.requiredText("name", most: TextLength.title)
    var contact = Contact(id: id ?? "", name: name ?? "")
    if let style = object.word("style", as: Contact.Style.self) { contact.style = style }
    contact.title = object.text("title", most: TextLength.title)
    contact.role = object.text("role")
    contact.organization = object.text("organization")
    contact.category = object.word("category", as: Contact.Category.self)
    contact.phones = ways("phones", .phone, of: &object)
    contact.messages = ways("messages", .phone, of: &object)
    contact.emails = ways("emails", .email, of: &object)
    contact.other = ways("other", .other, of: &object)
    contact.address = address(of: &object)
    contact.carePlan = object.string("carePlan")
    contact.text = object.text("text")
    return id == nil || name == nil ? nil : contact
  }

  /// Labels may stand several times, and the order counts: they are no keys.
  private func ways(
    _ key: String, _ kind: ContactValue, of object: inout ObjectReader
  ) -> [Contact.Way] {
    object.array(key, most: Limits.ways).compactMap { node in
      guard var way = ObjectReader(node, "A way to reach somebody", log: log) else { return nil }
      let label = way.text("label", most: TextLength.title)
      let value = way.requiredNode("value", hint: "\"…\"").flatMap { _ in way.string("value") }
      way.finish()
      guard let value else { return nil }
      if !kind.isValid(value) { way.problem(kind.problem(value, for: "value"), at: "value") }
      return Contact.Way(label: label, value: value)
    }
  }

  private func address(of object: inout ObjectReader) -> Contact.Address? {
    guard let node = object.node("address"),
      var address = ObjectReader(node, "An address", log: log)
    else { return nil }
    let found = Contact.Address(
      street: address.text("street"), city: address.text("city"), state: address.text("state"),
      postalCode: address.text("postalCode"), country: address.text("country"))
    address.finish()
    return found
  }
}
