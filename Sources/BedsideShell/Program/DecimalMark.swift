/// The decimal marks of languages.
enum DecimalMark {
  /// The languages that write a comma (CLDR, numbering system latn); the rest write a point.
  private static let withComma: Set<Substring> = [
    "af", "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo", "fr",
    "gl", "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "ky", "lb", "lt", "lv", "mk", "nb", "nl",
    "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
  ]
  /// Places that write a point although their language mostly doesn't.
  private static let withPoint: Set<String> = [
    "de_CH", "de_LI", "es_DO", "es_GT", "es_HN", "es_MX", "es_NI", "es_PA", "es_PE", "es_PR",
    "es_SV", "es_US", "it_CH",
  ]

  /// The mark in a locale such as `de_DE.UTF-8`.
  static func of(locale: String) -> Character {
    let place = locale.prefix { $0 != "." && $0 != "@" }
    if withPoint.contains(String(place)) { return "." }
    let language = place.prefix { $0 != "_" && $0 != "-" }
    return withComma.contains(language) || place == "en_ZA" ? "," : "."
  }
}
