/// What the lines of one file turned out to be.
public struct FileVerification: Hashable, Sendable {
  /// How many damaged lines are named one by one.
  public static let mostNamed = 1000

  /// The file.
  public let file: JournalFile
  /// Its length.
  public var bytes = 0
  /// Its lines, the damaged ones included.
  public var lines = 0
  /// The lines of kinds that this version does not know; they are kept and count as sound.
  public var foreign = 0
  /// The damaged lines; of very many only the first.
  public var damages: [JournalDamage] = []
  /// How many lines are damaged.
  public var damaged = 0
  /// How many of them were edited by hand and stand again in a later line.
  public var adopted = 0
  /// How many lines must have been taken out: their numbers are missing.
  public var missing = 0
  /// How many lines have a number that an earlier one has.
  public var repeated = 0
  /// The bytes behind the last line, which are being written or which a crash left.
  public var unfinished = 0

  /// Makes the verification of a file of which nothing was read.
  public init(file: JournalFile) { self.file = file }

  /// Whether every line is there, once, as it was written or as it was adopted.
  public var isSound: Bool { damaged == adopted && missing == 0 && repeated == 0 }
}
