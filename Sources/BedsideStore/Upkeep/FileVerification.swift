public import BedsideCore

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
  /// How many damaged lines are accepted as lost, by which they are known and settled.
  public var settled = 0
  /// What was accepted as lost, as far as it still is.
  public var accepted: [AcceptedLoss] = []
  /// How many lines must have been taken out: their numbers are missing.
  public var missing = 0
  /// Those of them that were cut short, with where the rest of each is kept.
  public var torn: [TornLine] = []
  /// How many lines have a number that an earlier one has.
  public var repeated = 0
  /// The lines that stand behind newer ones of the same origin, so that they count in their place; of
  /// very many only the first.
  public var displaced: [Int] = []
  /// How many lines stand so.
  public var displacements = 0
  /// How many lines must have been cut off at the end: other files tell of them.
  public var cutOff = 0
  /// Whether the file is missing, though other files tell of it.
  public var isGone = false
  /// How many lines that were the newest are others by now, under the same number.
  public var exchanged = 0
  /// Whether lines were changed together with their checks: what was noted up to some line is not what
  /// stands there.
  public var isAltered: Bool { alteration != nil }
  /// When it was noted that what is cut off, gone, exchanged or altered was there; nil where other files
  /// tell of it.
  public var known: Instant?
  /// The file to which the lines belong by what they say, where that is another one.
  public var rightfulFile: JournalFile?
  /// The versions of tasks under which answers were recorded and which the plan does not hold.
  public var lostPlans: Set<String> = []
  /// Why it can't be read; nil where it can.
  public var obstacle: SystemError?
  /// The bytes behind the last line, which are being written or which a crash left.
  public var unfinished = 0

  /// The versions of tasks that the file's lines name.
  var plans: Set<String> = []
  /// The line of another file behind which the file was begun.
  var follows: LastLine?
  /// The highest number of each origin.
  var newest: [String: Int] = [:]
  /// The numbers of each origin's lines that are not there, and of which nobody has accepted it.
  var lost: [String: LineRanges] = [:]
  /// The lines of origins that were their newest, and in whose place others stand.
  var exchanges: [String: Checkpoint.Line] = [:]
  /// What stands where something else was noted, and nothing else explains it.
  var alteration: Alteration?
  /// What is accepted as lost.
  var ledger = LossLedger()
  /// The lines whose damage accounts for none of the numbers that are missing.
  var spare = 0
  /// What the file was found to hold; nil where it could not be read.
  public var knowledge: FileKnowledge?

  /// Makes the verification of a file of which nothing was read.
  public init(file: JournalFile) { self.file = file }

  /// Whether every line is there, once, as it was written or as it was adopted.
  public var isSound: Bool {
    hasItsLines && !isAltered && rightfulFile == nil && lostPlans.isEmpty && obstacle == nil
  }

  /// Whether every line is there and in its place, by the lines themselves.
  private var hasItsLines: Bool {
    damaged == adopted + settled && missing == 0 && repeated == 0 && displacements == 0 && !isShort
  }

  /// Whether lines are missing that are known to have been there.
  public var isShort: Bool { cutOff > 0 || isGone || exchanged > 0 }

  /// How many lines are not there, besides the damaged ones and those of which that is accepted.
  public var lostCount: Int {
    let gone = lost.values.reduce(0) { LineRanges.sum($0, $1.count) }
    return isGone ? gone : LineRanges.sum(LineRanges.sum(missing, cutOff), exchanged)
  }

  /// Notes whether the file holds what was noted of it, as its check says.
  ///
  /// Lines that are damaged or missing change the check too: what they leave open is not told again.
  mutating func judge(_ prefix: PrefixCheck?, against extent: Checkpoint.Extent?) {
    guard hasItsLines else { return }
    knowledge?.isInOrder = true
    if let extent, let prefix, !extent.fits(prefix) {
      // A file that is shorter though no line is missing is not what it was either.
      let alteration =
        prefix.found.map { Alteration(bytes: extent.last.upperBound, check: $0) }
        ?? Alteration(bytes: bytes - unfinished, check: prefix.whole)
      if !ledger.alterations.contains(alteration) {
        self.alteration = alteration
        known = extent.noted
        return
      }
    }
    knowledge?.vouches = true
  }

  /// Tells the missing lines that were cut short from those that somebody took out.
  ///
  /// A piece that ends before its line says its number is that of some line.
  mutating func tell(torn pieces: [TornLine]) {
    let named = pieces.filter { piece in
      piece.origin.map { lost[$0]?.contains(piece.number) ?? false } ?? false
    }
    let unnamed = pieces.filter { $0.origin == nil }
    torn = Array((named + unnamed).prefix(missing))
  }

  /// Whether damaged lines that are neither adopted nor given up are all that is wrong by the lines
  /// themselves.
  var hasOnlyOpenDamages: Bool {
    damaged > adopted + settled && damages.count == damaged && missing == 0 && repeated == 0
      && displacements == 0 && !isShort
  }

  /// Notes whether more was changed of what was noted than lines that were edited by hand, which state the
  /// checksums of what they said: whether one was changed together with its checksum.
  mutating func judge(edits prefix: PrefixCheck?, against extent: Checkpoint.Extent?) {
    knowledge?.isInOrder = true
    guard let extent, let prefix, !extent.fits(statedIn: prefix) else { return }
    let alteration = Alteration(
      bytes: extent.last.upperBound, check: prefix.found ?? prefix.whole)
    if ledger.alterations.contains(alteration) { return }
    self.alteration = alteration
    known = extent.noted
  }

  /// There must be a line of this origin and number, and all before it.
  ///
  /// A damaged line may be one that is looked for.
  mutating func expect(_ number: Int, of origin: String) {
    let highest = newest[origin] ?? 0
    guard number > highest else { return }
    let open = LineRanges([highest + 1...number]).subtracting(ledger.numbers(of: origin))
    if open.isEmpty { return }
    lost[origin] = LineRanges((lost[origin]?.ranges ?? []) + open.ranges)
    isGone = bytes == 0
    if isGone { return }
    let beyond = lost.map { origin, numbers in
      numbers.subtracting(LineRanges([1...max(1, newest[origin] ?? 0)])).count
    }
    cutOff = max(0, beyond.reduce(0) { LineRanges.sum($0, $1) } - spare)
  }
}
