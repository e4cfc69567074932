/// A name and the place in the file where it was written.
struct NamedPlace {
  var name: String
  var offset: Int
}
