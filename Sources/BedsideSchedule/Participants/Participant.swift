public import BedsideCore

/// Somebody who takes part: what is known of them besides what they record.
public struct Participant: Hashable, Sendable {
  /// The sex that somebody gives.
  public enum Sex: Hashable, Sendable {
    /// Female.
    case female
    /// Male.
    case male
    /// Anything else, in their own words.
    case other(String)
  }

  /// The name under which their records are kept.
  public var id: String
  /// What they are called; nil where nobody said.
  public var name: String?
  /// The day of birth; nil where it is not known.
  public var birthday: CivilDate?
  /// The sex; nil where it is not known.
  public var sex: Sex?
  /// What they must not be given, in order.
  public var allergies: [String]
  /// The name of the zone in which they live; nil where it is that of the machine.
  public var zone: String?
  /// The language in which they read; nil where it is left to the machine and the study.
  public var language: LanguageTag?

  /// The side of the body that their care is about; nil where that is the study's, or neither.
  public var side: BodySide?
  /// What those who care for them should know; empty where nobody said anything.
  public var notes: String

  /// Makes a participant of whom nothing else is known.
  public init(
    id: String, name: String? = nil, birthday: CivilDate? = nil, sex: Sex? = nil,
    allergies: [String] = [], zone: String? = nil, language: LanguageTag? = nil,
    side: BodySide? = nil, notes: String = ""
  ) {
    self.id = id
    self.name = name
    self.birthday = birthday
    self.sex = sex
    self.allergies = allergies
    self.zone = zone
    self.language = language
    self.side = side
    self.notes = notes
  }

  /// The age in whole years on a day; nil where the day of birth is not known or still to come.
  ///
  /// Who was born on 29 February is a year older on 1 March of a year without that day.
  public func age(on day: CivilDate) -> Int? {
    guard let birthday, birthday <= day else { return nil }
    let hadBirthday = (day.month, day.day) >= (birthday.month, birthday.day)
    return day.year - birthday.year - (hadBirthday ? 0 : 1)
  }
}
