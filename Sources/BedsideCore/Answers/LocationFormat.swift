/// A place, typed as an address or as coordinates, as ORKLocationAnswerFormat.
///
/// Nothing is looked up: an address stays what was typed.
public struct LocationFormat: Hashable, Sendable {
  /// The most characters of an address.
  public static let longest = 500

  /// Makes a format for places.
  public init() {}
}

extension LocationFormat: AnswerFormatRules {
  /// `location`.
  public var name: String { "location" }

  /// None.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? { nil }

  /// Checks the length of an address, or the limits of coordinates.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .location(let place) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases(.aPlace))
    }
    switch place {
    case .address(let words):
      if words.allSatisfy(\.isWhitespace) { throw .empty }
      try CleanText.check(words, maximum: Self.longest, isMultiline: false)
    case .coordinates(let latitude, let longitude):
      guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
        throw .notOnEarth(place.text)
      }
    }
  }

  /// Reads `52.52, 13.405` as coordinates and anything else as an address.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let words = CleanText.line(text)
    let value = AnswerValue.location(
      CoordinateText.read(words) ?? .address(words))
    try validate(value, in: context)
    return value
  }

  /// Reads a string as an address, and an object of `latitude` and `longitude`.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let value: AnswerValue
    switch json {
    case .string(let text): value = .location(.address(CleanText.line(text)))
    case .object(let fields) where fields.fields.count == 2:
      guard let latitude = fields["latitude"], let longitude = fields["longitude"] else {
        throw .wrongKind(json.text, expected: context.phrases(.aPlace))
      }
      value = .location(
        .coordinates(
          latitude: try latitude.finiteNumber(context),
          longitude: try longitude.finiteNumber(context)))
    default: throw .wrongKind(json.text, expected: context.phrases(.aPlace))
    }
    try validate(value, in: context)
    return value
  }

  /// The address or the coordinates.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    if case .location(let place) = value { place.text } else { "" }
  }

  /// "an address, or coordinates like 52.52, 13.405".
  public func hint(in context: AnswerContext) -> String { context.phrases(.placeHint) }
}
