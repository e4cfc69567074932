/// How the texture (or normal) indices of a chunk relate to its position indices.
///
/// Most exporters write `f 7/7/7 8/8/8 9/9/9`. Such indices need no storage of their own,
/// which saves two thirds of the memory traffic.
enum AttributeLink: Equatable {
  case absent
  /// Equal to the position index, and written as absolute indices.
  case sameAbsolute
  /// Written as the same negative number. Positions read so far minus attributes read so far
  /// was `lead` (within the chunk); the indices are equal if that evens out globally.
  case sameRelative(lead: Int)
  case separate
}
