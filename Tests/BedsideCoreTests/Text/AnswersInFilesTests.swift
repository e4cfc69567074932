@testable import BedsideCore
import Testing

/// How the same mistake is spoken of where a person types and where an answer stands in a file.
struct AnswersInFilesTests {
  private static let errors: [AnswerError] = [
    .below(1, minimum: 2, unit: nil), .notAnEmail("x"), .dontKnowIsNoAnswer,
    .tooManyDecimals("1.25", maximum: 1),
  ]

  @Test func `in English one types, and writes into a file`() {
    let phrases = Phrases.english
    #expect(
      Self.errors.map { phrases.message(for: $0) } == [
        "'1' is below 2. Type 2 or more.",
        "'x' is no e-mail address. Type one like name@example.org.",
        "\"I don't know\" can't be given here. Type an answer.",
        "'1.25' has too many digits after the decimal mark. Type at most 1.",
      ])
    #expect(
      Self.errors.map { phrases.messageInFile(for: $0) } == [
        "'1' is below 2. Write 2 or more.",
        "'x' is no e-mail address. Write one like name@example.org.",
        "\"I don't know\" can't be given here. Write an answer.",
        "'1.25' has too many digits after the decimal mark. Write at most 1.",
      ])
  }

  @Test func `what stands in an answer stays as it is`() {
    #expect(
      Phrases.english.messageInFile(for: .notAnEmail("a. Type {type}"))
        == "'a. Type {type}' is no e-mail address. Write one like name@example.org.")
  }

  @Test func `in German a file is spoken of too`() {
    let phrases = Phrases(language: "de", areas: [Phrases.germanAnswerErrors])
    let error = AnswerError.below(1, minimum: 2, unit: nil)
    #expect(
      phrases.message(for: error) == "„1“ ist weniger als 2. Bitte schreiben Sie 2 oder mehr.")
    #expect(
      phrases.messageInFile(for: error) == "„1“ ist weniger als 2. Schreiben Sie 2 oder mehr.")
  }
}
