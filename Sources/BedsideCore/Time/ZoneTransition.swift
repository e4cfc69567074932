/// The instant from which a zone has an offset, both in seconds.
struct ZoneTransition: Hashable, Sendable {
  var second: Int
  var offset: Int
}
