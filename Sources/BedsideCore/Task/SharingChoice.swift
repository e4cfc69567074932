/// The choice whether one's data stay with the study or go to other researchers too.
///
/// ResearchKit's ORKConsentSharingStep, with the author's own words for both.
public struct SharingChoice: Hashable, Sendable {
  /// The codes of the two choices in results.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// With the people of this study alone.
    case study
    /// With other researchers too.
    case researchers
  }

  /// The question.
  public var question: String
  /// The words for sharing with the study alone.
  public var study: String
  /// The words for sharing with other researchers too.
  public var researchers: String

  /// Makes a choice.
  public init(question: String, study: String, researchers: String) {
    self.question = question
    self.study = study
    self.researchers = researchers
  }

  /// The words for `scope`.
  public func words(for scope: Scope) -> String {
    switch scope {
    case .study: study
    case .researchers: researchers
    }
  }

  /// Nothing is chosen beforehand: what nobody has decided is no consent.
  var format: AnswerFormat {
    .choice(
      ChoiceFormat(
        choices: Scope.allCases.map {
          TextChoice(text: words(for: $0), value: .text($0.rawValue))
        }, isMultiple: false))
  }
}
