internal import BedsideCore
internal import BedsideStore

/// Whom a participant can turn to.
@MainActor
struct ContactList {
  let desk: CareDesk

  private var phrases: Phrases { desk.phrases }

  /// A line for each under a heading, as it ends today's page; nothing where there is nobody.
  var short: [Block] {
    let contacts = desk.content.contacts
    if contacts.isEmpty { return [] }
    let lines = contacts.map { contact -> Block in
      let first = contact.phones.first ?? contact.messages.first ?? contact.emails.first
      let text = [name(contact), work(contact), first?.value ?? ""].filter { !$0.isEmpty }
      return .bullet(Sanitizer.cleanLine(text.joined(separator: ", ")))
    }
    return [.gap, .heading(phrases(.contactsTitle))] + lines
      + [.text(phrases(.contactsMore, ["command": "show\u{A0}\(CareDesk.contactsWord)"]))]
  }

  /// All that is known of `contacts`, one block each.
  func full(_ contacts: [Contact]) -> [Block] {
    contacts.flatMap { contact -> [Block] in
      [.heading(Sanitizer.cleanLine(name(contact)))] + block(contact) + [.gap]
    }
  }

  private func block(_ contact: Contact) -> [Block] {
    let work = work(contact)
    var blocks: [Block] = work.isEmpty ? [] : [.text(Sanitizer.cleanLine(work))]
    if contact.style == .detailed, let text = contact.text { blocks.append(.text(text)) }
    let ways = ways(contact)
    if !ways.isEmpty { blocks.append(.entries(ways)) }
    return blocks
  }

  private func name(_ contact: Contact) -> String {
    [contact.title, contact.name].compactMap(\.self).joined(separator: " ")
  }

  private func work(_ contact: Contact) -> String {
    let category = contact.category.map {
      phrases($0 == .careProvider ? .contactCare : .contactFamily)
    }
    return [contact.role ?? category, contact.organization].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// The ways to reach somebody, all in order, with the labels as they are.
  private func ways(_ contact: Contact) -> [Block.Entry] {
    let lists: [(Phrase, [Contact.Way])] = [
      (.linkCall, contact.phones), (.linkMessage, contact.messages), (.linkEmail, contact.emails),
      (.contactOther, contact.other),
    ]
    var entries = lists.flatMap { phrase, ways in
      ways.map { way in
        let label = way.label.map { " (\($0))" } ?? ""
        return Block.Entry(
          Sanitizer.cleanLine(phrases(phrase) + label), StyledText(Sanitizer.cleanLine(way.value)))
      }
    }
    if contact.style == .detailed, let address = contact.address {
      let city = [address.postalCode, address.city, address.state].compactMap(\.self)
        .joined(separator: " ")
      let lines = [address.street, city.isEmpty ? nil : city, address.country].compactMap(\.self)
      entries.append(
        Block.Entry(phrases(.linkAddress), StyledText(lines.joined(separator: "\n"))))
    }
    return entries
  }
}

extension Contact {
  /// The contact in JSON.
  var json: JSONValue {
    var fields: JSONFields = ["id": .string(id), "name": .string(name)]
    fields["title"] = title.map(JSONValue.string)
    fields["role"] = role.map(JSONValue.string)
    fields["organization"] = organization.map(JSONValue.string)
    fields["category"] = category.map { .string($0.rawValue) }
    for (key, ways) in [
      ("phones", phones), ("messages", messages), ("emails", emails), ("other", other),
    ] where !ways.isEmpty {
      fields[key] = .array(
        ways.map { way in
          var fields: JSONFields = ["value": .string(way.value)]
          fields["label"] = way.label.map(JSONValue.string)
          return .object(fields)
        })
    }
    if let address {
      var place: JSONFields = [:]
      place["street"] = address.street.map(JSONValue.string)
      place["city"] = address.city.map(JSONValue.string)
      place["state"] = address.state.map(JSONValue.string)
      place["postalCode"] = address.postalCode.map(JSONValue.string)
      place["country"] = address.country.map(JSONValue.string)
      fields["address"] = .object(place)
    }
    fields["text"] = text.map(JSONValue.string)
    return .object(fields)
  }
}
