/// What somebody has said about the age.
public enum AgeAnswer: Hashable, Sendable {
  /// So many completed years.
  case years(Int)
  /// Born in this year.
  case bornIn(Int)
  /// This age or a younger one.
  case orYounger(Int)
  /// This age or an older one.
  case orOlder(Int)

  /// The age or the year as a number; nil where only an end is known, so that nobody averages it.
  public var number: Int? {
    switch self {
    case .years(let number), .bornIn(let number): number
    case .orYounger, .orOlder: nil
    }
  }

  /// The age or the year as conditions compare it: an end stands for all that lies beyond it.
  public var comparable: Int {
    switch self {
    case .years(let number), .bornIn(let number), .orYounger(let number), .orOlder(let number):
      number
    }
  }

  /// The answer as results and answers files hold it: a number, or an object that names the open end.
  var json: JSONValue {
    switch self {
    case .years(let number), .bornIn(let number): .integer(number)
    case .orYounger(let end): .object(["orYounger": .integer(end)])
    case .orOlder(let end): .object(["orOlder": .integer(end)])
    }
  }
}
