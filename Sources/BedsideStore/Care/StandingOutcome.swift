/// An outcome as it stands after all that was changed, as the text of one JSON object.
///
/// Its members are those of a line about outcomes; what was changed has `amended`, and `original` where
/// it was done at another time than it was recorded. What was taken back has `deleted`, when that was,
/// and `deletedBy` and `deletedFor` where somebody said so.
package struct StandingOutcome: Sendable {
  /// The bytes among which the object stands.
  package let bytes: [UInt8]
  /// Where it stands.
  package let range: Range<Int>
}
