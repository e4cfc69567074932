/// Somebody to whom a participant can turn.
public struct Contact: Hashable, Sendable {
  /// What somebody is to the participant.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// Somebody who looks after people for a living.
    case careProvider
    /// Somebody close.
    case friendsAndFamily
  }

  /// The form in which a contact is shown.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The name and what somebody does.
    case simple
    /// Everything.
    case detailed
  }

  /// A way to reach somebody, such as the number at work; several may have the same label.
  public struct Way: Hashable, Sendable {
    /// What kind of number or address it is; nil where nothing needs to be said.
    public var label: String?
    /// The number or address.
    public var value: String

    /// Makes a way to reach somebody.
    public init(label: String? = nil, value: String) {
      self.label = label
      self.value = value
    }
  }

  /// A place, in the parts of which its country makes an address.
  public struct Address: Hashable, Sendable {
    /// The street and the number; it may have several lines.
    public var street: String?
    /// The city.
    public var city: String?
    /// The state or province.
    public var state: String?
    /// The postal code.
    public var postalCode: String?
    /// The country.
    public var country: String?

    /// Makes an address.
    public init(
      street: String? = nil, city: String? = nil, state: String? = nil, postalCode: String? = nil,
      country: String? = nil
    ) {
      self.street = street
      self.city = city
      self.state = state
      self.postalCode = postalCode
      self.country = country
    }
  }

  /// What tells the contact from others.
  public var id: String
  /// The name, of a person or a place.
  public var name: String
  /// The form.
  public var style = Style.detailed
  /// The title before the name, such as `Dr.`.
  public var title: String?
  /// What somebody does, such as `Physiotherapist`.
  public var role: String?
  /// The practice or hospital.
  public var organization: String?
  /// What somebody is to the participant; nil where nothing is said.
  public var category: Category?
  /// Numbers to call, in order.
  public var phones: [Way] = []
  /// Numbers to send messages to, in order.
  public var messages: [Way] = []
  /// Addresses for electronic mail, in order.
  public var emails: [Way] = []
  /// Other ways, in order.
  public var other: [Way] = []
  /// Where somebody is found.
  public var address: Address?
  /// The care plan that the contact belongs to; nil for all.
  public var carePlan: String?
  /// When to turn to them, in a sentence or two.
  public var text: String?

  /// Makes a contact of which nothing but the name is known.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
