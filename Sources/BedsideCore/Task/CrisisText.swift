/// Where somebody in a crisis finds help, in the words of those who know what there is nearby.
public struct CrisisText: Hashable, Sendable {
  /// What the person reads.
  public var text: String
  /// Whom to turn to, one a line.
  public var contacts: [String]

  /// Makes a text.
  public init(text: String, contacts: [String] = []) {
    self.text = text
    self.contacts = contacts
  }
}
