extension Phrases {
  /// Time zones that there are not, in German.
  static let germanZones: KeyValuePairs<String, String> = [
    "error.zone.notAName":
      "„{zone}“ ist kein Name einer Zeitzone. Nennen Sie eine wie „Europe/Berlin“ oder „UTC“.",
    "error.zone.unknown":
      "Es gibt keine Zeitzone „{zone}“. Nennen Sie eine wie „Europe/Berlin“ oder „UTC“.",
    "error.zone.unreadable": "Die Zeitzone „{zone}“ kann nicht gelesen werden: {reason}.",
    "error.zone.malformed":
      "Die Datei der Zeitzone „{zone}“ ist beschädigt: {defect}. Installieren Sie das Paket tzdata"
      + " neu.",
  ]
}
