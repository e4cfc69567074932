/// Wall times between two changes of the clocks, none of which comes twice or is left out.
package struct ZoneStretch: Hashable, Sendable {
  /// The times, as the seconds that would have passed since 1970 if the zone were UTC.
  package let wall: Range<Int>
  /// The seconds by which they are ahead of UTC.
  package let offset: Int
}
