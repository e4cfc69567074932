import BedsideCore
import BedsideViewing

extension LanguagePreference {
  /// The languages wanted of the viewer: the step's, then the environment's.
  static func viewer(step: ModelStep? = nil) -> LanguagePreference {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Environment[$0] }
      .first { !$0.isEmpty }
    let own = step?.language.flatMap { LanguageTag($0) }
    return LanguagePreference([own, locale.flatMap { LanguageTag(locale: $0) }].compactMap(\.self))
  }
}

extension Phrases {
  /// The viewer's words for somebody who wants these languages.
  static func viewer(for preference: LanguagePreference) -> Phrases {
    switch preference.match(among: [.english, .german]) {
    case .german?: Phrases(language: "de", areas: Phrases.germanViewerAreas)
    default: .english
    }
  }
}
