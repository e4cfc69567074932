/// A place, as it was typed.
public enum Location: Hashable, Sendable {
  /// An address, or any words by which the place is found.
  case address(String)
  /// A point: latitude −90 to 90 and longitude −180 to 180, in degrees, north and east positive.
  case coordinates(latitude: Double, longitude: Double)

  /// The place as text; coordinates with points as decimal marks, whatever the language.
  public var text: String {
    switch self {
    case .address(let words): words
    case .coordinates(let latitude, let longitude):
      DecimalText.text(of: latitude) + ", " + DecimalText.text(of: longitude)
    }
  }

  /// The address as a string, or the coordinates as an object.
  public var json: JSONValue {
    switch self {
    case .address(let words): .string(words)
    case .coordinates(let latitude, let longitude):
      .object(["latitude": .number(latitude), "longitude": .number(longitude)])
    }
  }
}
