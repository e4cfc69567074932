internal import BedsideCore

extension Phrases {
  /// Signing a consent, and leaving a study, in German.
  static let germanConsent: KeyValuePairs<String, String> = [
    "consent.declined":
      "Danke, dass Sie bis hierher gelesen haben. Sie nehmen nicht teil, und das hat keinen"
      + " Nachteil für Sie.",
    "consent.title": "Einwilligung in {study}, wie unterschrieben {date}",
    "consent.signature": "Getippte Unterschrift: {name}",
    "consent.date": "Datum: {date}",
    "consent.yes": "ja",
    "consent.recorded": "Gespeichert {date} als Version {version} von „{task}“.",
    "consent.hash": "Die Datei mit diesem Text: {hash}",
    "consent.outdated":
      "Es gibt eine neuere Version dieser Einwilligung. Lesen Sie sie mit: start␣{task}",
    "consent.none": "Es ist keine Einwilligung unterschrieben.",
    "consent.noneOnDay": "Am {day} wurde keine Einwilligung unterschrieben.",
    "consent.needed":
      "„{task}“ hat eine neue Version. Die anderen Aufgaben öffnen sich, wenn Sie sie"
      + " gelesen und zugestimmt haben.",
    "withdraw.summary": "Die Studie verlassen und das Gespeicherte aufbewahren oder löschen.",
    "withdraw.records":
      "Was mit dem Gespeicherten geschieht: keep (aufbewahren) oder erase (löschen).",
    "withdraw.confirm": "Der Name der Studie, statt gefragt zu werden.",
    "withdraw.title": "„{study}“ verlassen?",
    "withdraw.meaning":
      "Ab jetzt wird nichts mehr gefragt, und nichts kann mehr gespeichert oder geändert"
      + " werden. Unfertige Antworten werden verworfen.",
    "withdraw.left":
      "Sie haben „{study}“ am {day} verlassen. Was gespeichert wurde, ist noch hier.",
    "withdraw.leftErased":
      "Sie haben „{study}“ am {day} verlassen, und was gespeichert wurde, ist gelöscht.",
    "withdraw.titleLeft": "Das Gespeicherte löschen?",
    "withdraw.eraseLeftLabel": "das Gespeicherte endgültig löschen",
    "withdraw.keep": "aufbewahren",
    "withdraw.keepLabel": "verlassen und das Gespeicherte aufbewahren, zum Lesen und Weitergeben",
    "withdraw.erase": "löschen",
    "withdraw.eraseLabel": "verlassen und das Gespeicherte endgültig löschen",
    "withdraw.stay": "bleiben",
    "withdraw.stayLabel": "nichts ändern",
    "withdraw.typeName":
      "Das kann nicht rückgängig gemacht werden. Um alles zu löschen, tippen Sie den Namen"
      + " der Studie, {study}: ",
    "withdraw.unchanged": "Es wurde nichts geändert.",
    "withdraw.wrongName":
      "„{text}“ ist nicht der Name der Studie, „{study}“. Es wurde nichts geändert.",
    "withdraw.needsOptions":
      "Niemand kann gefragt werden: Die Standardeingabe ist kein Terminal. Geben Sie"
      + " --records keep oder erase an, und --confirm mit dem Namen der Studie.",
    "withdraw.doneKept":
      "Sie haben „{study}“ verlassen. Was gespeichert wurde, bleibt. Lesen Sie es mit:"
      + " history",
    "withdraw.doneErased":
      "Sie haben „{study}“ verlassen, und was gespeichert wurde, ist aus „{folder}“"
      + " gelöscht. Kopien und Sicherungen anderswo sind es nicht.",
    "withdraw.doneErasedPlain":
      "Sie haben „{study}“ verlassen, und was gespeichert wurde, ist gelöscht. Kopien und"
      + " Sicherungen anderswo sind es nicht.",
    "withdraw.rejoin": "Um wieder teilzunehmen, tippen Sie: start␣{task}",
    "cards.withdrawnRejoin":
      "„{title}“ steht unten nur, um wieder teilzunehmen: start␣{task}",
    "cards.withdrawn": "Sie haben diese Studie am {day} verlassen. Es wird nichts mehr gefragt.",
    "withdraw.unfinished":
      "Das Löschen des Gespeicherten wurde unterbrochen. Beenden Sie es mit: withdraw"
      + " --records erase",
    "history.withdrawnKept": "Studie verlassen; das Gespeicherte wird aufbewahrt",
    "history.withdrawnErased": "Studie verlassen; das Gespeicherte ist gelöscht",
  ]
}
