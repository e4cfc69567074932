internal import BedsideCore
internal import BedsideStore

extension CareDesk {
  /// The word by which `show` knows the contacts.
  static let contactsWord = "contacts"

  /// Shows whom the participant can turn to; those whose name or id has `name` in it.
  public func showContacts(_ name: String?) -> ExitCode {
    let all = content.contacts
    let wanted = name?.lowercased()
    let contacts = all.filter { contact in
      wanted.map { contact.id == $0 || contact.name.lowercased().contains($0) } ?? true
    }
    if contacts.isEmpty {
      let names: KeyValuePairs = ["name": name ?? ""]
      renderer.show(.text(phrases(all.isEmpty ? .contactsNone : .contactNone, names), .problem))
      return .noSuchThing
    }
    if isJSON {
      renderer.write(.object(["format": 1, "contacts": .array(contacts.map(\.json))]))
    } else if isPlain {
      renderer.write(contacts.map(\.json), columns: ["id", "name", "role", "organization"])
    } else {
      let title: [Block] = [.title(phrases(.contactsTitle)), .gap]
      renderer.show(title + ContactList(desk: self).full(contacts), on: .data)
    }
    return .done
  }
}
