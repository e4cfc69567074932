/// How long texts may be that stand in a line with others, in characters of Unicode.
///
/// A text that fills a page may be of any length.
public enum TextLength {
  /// What something is called: a title, a name, a label.
  public static let title = 200
  /// What a choice says.
  public static let choice = 500
  /// What is asked.
  public static let question = 2_000
}
