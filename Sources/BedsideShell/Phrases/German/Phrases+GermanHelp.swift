internal import BedsideCore

extension Phrases {
  /// The help within a step, in German.
  static let germanHelp: KeyValuePairs<String, String> = [
    "help.title": "Hilfe",
    "help.wholeNumber": "Die Antwort ist eine ganze Zahl: {hint}.",
    "help.number": "Die Antwort ist eine Zahl: {hint}.",
    "help.answer": "Die Antwort ist {hint}.",
    "help.choice": "Wählen Sie eines aus der Liste: {hint}, oder die Worte der Auswahl.",
    "help.choices": "Wählen Sie eines oder mehrere aus der Liste: {hint}.",
    "help.text": "Die Antwort ist ein Text: {hint}.",
    "help.date": "Die Antwort ist {hint}. Auch „heute“, „gestern“ und „-3d“ sind möglich.",
    "help.dateTime": "Die Antwort ist {hint}. Auch „jetzt“ und „gestern 20:30“ gehen.",
    "help.unit": "Die Einheit ist {unit}; Sie können sie weglassen.",
    "help.required": "Diese Frage braucht eine Antwort.",
    "help.optional": "Diese Frage können Sie auslassen: mit „auslassen“.",
    "help.page": "Hier gibt es nichts zu beantworten. Weiter geht es mit der Eingabetaste.",
    "help.commands": "Außer einer Antwort können Sie eingeben:",

    "help.back": "zurück zu dem, was davor kommt",
    "help.skip": "diese Frage auslassen",
    "help.dontKnow": "Antwort: {label}",
    "help.decline": "Antwort: {label}",
    "help.review": "die bisherigen Fragen und Antworten zeigen",
    "help.goto": "zu einer Frage gehen, mit ihrer Nummer, und hierher zurückkommen",
    "help.save": "die Antworten speichern und aufhören; später geht es weiter",
    "help.quit": "aufhören",
    "help.more": "nachlesen: {title}",
    "help.moreUntitled": "mehr dazu nachlesen",
    "help.literal": "„zurück“ selbst antworten: „:“ macht aus jedem Wort eine Antwort",
  ]
}
