internal import BedsideCore

extension Phrases {
  /// Why something is not allowed, in German.
  static let germanRefusals: KeyValuePairs<String, String> = [
    "refused.future": "„{task}“ am {day} kommt noch. An dem Tag ist es möglich.",
    "refused.missed":
      "Der Tag von „{task}“, {day}, ist vorbei, und später ist es nicht möglich.",
    "refused.past":
      "Was zu „{task}“ am {day} gespeichert ist, bleibt: nur die heutigen Antworten können geändert"
      + " werden. Wer die Aufzeichnungen betreut, nimmt es zurück mit:"
      + " delete␣{id}␣{date}␣--author␣NAME␣--reason␣TEXT",
    "refused.gated": "„{task}“ wird möglich, wenn „{gate}“ erledigt ist. Eingeben: start␣{id}",
    "refused.notEnrolled":
      "„{task}“ wird möglich, wenn „{gate}“ erledigt ist. Eingeben: start␣{id}",
    "refused.consent":
      "„{task}“ wird möglich, wenn Sie der neuen Version von „{consent}“ zugestimmt haben."
      + " Eingeben: start␣{id}",
    "refused.withdrawn":
      "Sie haben diese Studie am {day} verlassen: Nichts wird mehr gespeichert oder geändert. Was"
      + " gespeichert wurde, können Sie weiterhin lesen.",
    "refused.withdrawnRejoin":
      "Sie haben diese Studie am {day} verlassen: Nichts wird mehr gespeichert oder geändert. Was"
      + " gespeichert wurde, können Sie weiterhin lesen. Um wieder teilzunehmen, tippen Sie:"
      + " start␣{task}",
    "refused.otherStudies":
      "Dieselben Aufzeichnungen enthalten Antworten zu {studies}, die mit gelöscht würden. Es wurde"
      + " nichts geändert. Verlassen Sie die Studie und bewahren Sie die Aufzeichnungen auf, oder"
      + " nehmen Sie an jeder Studie unter einem eigenen Namen teil.",
    "refused.recorded":
      "„{task}“ am {day} ist schon beantwortet. Die Antworten zeigt: show␣{id}",
    "refused.doneOnce": "„{task}“ ist erledigt und wird nicht noch einmal gefragt.",
    "refused.noEvent": "„{task}“ hat keinen solchen Termin. Die Tage zeigt: week",
    "refused.nothingPlanned": "Für „{task}“ ist am {day} nichts vorgesehen.",
    "refused.nothingRecorded": "Zu „{task}“ ist für {day} nichts gespeichert.",
    "refused.correction": "Eine Berichtigung braucht --author und --reason.",
    "refused.contentChanged":
      "Der Inhalt von „{task}“ ist ein anderer, als zuvor unter Version {version} festgehalten"
      + " wurde. Geben Sie dem geänderten Inhalt eine neue Version.",
    "refused.empty": "„{task}“ hat noch keine Antwort, es gibt also nichts zu speichern.",
  ]
}
