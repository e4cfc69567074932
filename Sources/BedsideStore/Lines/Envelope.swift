/// Where the members that every reader needs stand in a line.
///
/// An extent covers a string between its quotes and is empty where the member is absent.
struct Envelope: Hashable, Sendable {
  /// Who wrote the line ("o").
  var origin = Extent.none
  /// The count of that origin's lines in the file ("n"); 0 where absent.
  var number = 0
  /// What the line is ("k").
  var kind = Extent.none
  /// The draft that the line finishes ("draft").
  var draft = Extent.none
  /// The task that the line is about ("task").
  var task = Extent.none
  /// The date and time that the line is about ("effective").
  var effective = Extent.none

  /// Whether nothing further on in the line could add anything.
  ///
  /// A journal writes a line's draft right behind its kind, so what has a task has its draft too.
  var hasEverything: Bool { !task.isEmpty && !effective.isEmpty && isComplete }

  /// Whether the line says who wrote it, which number it has and what it is.
  var isComplete: Bool { !origin.isEmpty && number > 0 && !kind.isEmpty }
}
