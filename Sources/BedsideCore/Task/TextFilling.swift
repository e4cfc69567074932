/// Fills texts that name items and scores in braces from what was stored of them.
public enum TextFilling {
  /// Returns `text` with what `answer` gives for each name, `score.` before those of scores; where it
  /// gives nil, the text's own words for that or the interface's.
  public static func fill(
    _ text: String, _ phrases: Phrases, _ answer: (String) -> String?
  ) -> String {
    guard PipedText.isNeeded(in: text) else { return text }
    return PipedText(text).filled { name, fallback in
      let key =
        switch name {
        case .item(let id): id.rawValue
        case .score(let id): "score.\(id)"
        }
      return answer(key).map(Sanitizer.cleanLine) ?? fallback
        ?? phrases(key.hasPrefix("score.") ? .pipedNoScore : .pipedNothing)
    }
  }
}
