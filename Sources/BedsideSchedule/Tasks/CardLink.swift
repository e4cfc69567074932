/// A way from a card to somebody or something outside: it is shown, to be copied.
public struct CardLink: Hashable, Sendable {
  /// Where a link leads.
  public enum Target: Hashable, Sendable {
    /// A telephone number to call.
    case call(String)
    /// A telephone number to send a message to.
    case message(String)
    /// An address for electronic mail.
    case email(String)
    /// The address of a page on the web.
    case website(String)
    /// A place, as it is written on a letter.
    case address(String)
    /// A Markdown text; its path counts from the study's folder.
    case file(String)
  }

  /// Where it leads.
  public var target: Target
  /// What it is called; nil where the target says enough.
  public var title: String?

  /// Makes a link.
  public init(_ target: Target, title: String? = nil) {
    self.target = target
    self.title = title
  }
}
