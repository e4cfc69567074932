internal import BedsideCore
internal import BedsideInsights
internal import BedsideSchedule
internal import BedsideStore

/// A language in which the interface speaks.
enum InterfaceLanguage: String, Hashable, Sendable, CaseIterable {
  case german = "de"
  case english = "en"

  /// The language's tag.
  var tag: LanguageTag {
    switch self {
    case .german: .german
    case .english: .english
    }
  }

  /// The texts in this language.
  var phrases: Phrases {
    switch self {
    case .german: Self.germanPhrases
    case .english: .english
    }
  }

  /// Made when they are first asked for.
  private static let germanPhrases = Phrases(
    language: InterfaceLanguage.german.rawValue,
    areas: Phrases.germanAreas + [Phrases.germanEvents] + Phrases.germanStoreAreas
      + Phrases.germanInsightAreas + Phrases.germanShellAreas)

  /// The texts for somebody who wants these languages: in the first that the interface speaks, else
  /// in English.
  static func phrases(for preference: LanguagePreference) -> Phrases {
    let match = preference.match(among: allCases.map(\.tag))
    return (allCases.first { $0.tag == match } ?? .english).phrases
  }
}

extension Phrases {
  /// The texts of this module in German, by area.
  static var germanShellAreas: [KeyValuePairs<String, String>] {
    [
      germanAlerts, germanAuthoring, germanCards, germanCare, germanConsent,
      germanData, germanExports, germanFigures, germanFormats, germanHelp, germanInsights,
      germanReportCommand, germanLanguages, germanLeaving, germanManual, germanMarking,
      germanModels, germanOutline, germanProgram, germanQuestions, germanReminders, germanRows,
      germanStepCommands,
      germanSteps, germanLosses, germanUpkeep, germanUsage,
    ]
  }
}
