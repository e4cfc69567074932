public import BedsideCore

extension Phrases {
  /// When events are, in German.
  public static let germanEvents: KeyValuePairs<String, String> = [
    "event.today": "irgendwann heute",
    "event.anytime": "irgendwann",
    "event.range": "{start} bis {end} Uhr",
    "event.time": "{time} Uhr",
    "event.rangeInHalves": "{start} bis {end}",
    "event.timeInHalves": "{time}",
    "event.textAndTime": "{text}, {time}",
    "event.onDay": "{day}, {time}",
    "event.tomorrow": "morgen",
    "event.yesterday": "gestern",
    "event.inDays.one": "in {count} Tag",
    "event.inDays.other": "in {count} Tagen",
    "event.daysAgo.one": "vor {count} Tag",
    "event.daysAgo.other": "vor {count} Tagen",
  ]
}
