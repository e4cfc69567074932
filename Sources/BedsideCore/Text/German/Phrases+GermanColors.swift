extension Phrases {
  /// The names of colours in German.
  static let germanColors: KeyValuePairs<String, String> = [
    "color.black": "schwarz",
    "color.white": "weiß",
    "color.grey": "grau",
    "color.red": "rot",
    "color.orange": "orange",
    "color.yellow": "gelb",
    "color.green": "grün",
    "color.turquoise": "türkis",
    "color.blue": "blau",
    "color.purple": "lila",
    "color.pink": "rosa",
    "color.brown": "braun",
  ]
}
