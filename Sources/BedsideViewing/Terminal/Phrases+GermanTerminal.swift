public import BedsideCore

extension Phrases {
  /// All areas of the viewer's words in German.
  public static let germanViewerAreas = [germanViewer, germanTerminal]

  /// The viewer's words in a terminal, with a picture and without one, in German.
  static let germanTerminal: KeyValuePairs<String, String> = [
    "viewer.terminal.help": "? Hilfe",
    "viewer.terminal.close": "Q schließen",
    "viewer.terminal.on": "Leertaste weiter",
    "viewer.terminal.leaveTour": "E fortfahren",
    "viewer.terminal.tour": "Leertaste Führung",
    "viewer.terminal.next": "Leertaste weiter",
    "viewer.terminal.back": "Rücktaste zurück",
    "viewer.terminal.parts": "Tab Teil",
    "viewer.terminal.select": "Eingabe auswählen",
    "viewer.terminal.turn": "Pfeile drehen",
    "viewer.terminal.zoom": "+ - Zoom",
    "viewer.terminal.list": "L Liste",
    "viewer.terminal.take": "Eingabe nehmen",
    "viewer.terminal.leaveSearch": "Esc verlassen",
    "viewer.terminal.other": "Tab ein anderer",
    "viewer.terminal.find": "/ finden",
    "viewer.terminal.leaveHelp": "Jede Taste schließt die Hilfe",
    "viewer.terminal.page": "Seite {page} von {count}: Leertaste",

    "viewer.place.above": "in der oberen Hälfte",
    "viewer.place.below": "in der unteren Hälfte",
    "viewer.place.inFront": "vorn",
    "viewer.place.behind": "hinten",
    "viewer.place.left": "auf der linken Seite",
    "viewer.place.right": "auf der rechten Seite",
    "viewer.place.middle": "in der Mitte",
    "viewer.place.overJoint": "über dem Gelenk",
    "viewer.place.underJoint": "unter dem Gelenk",
    "viewer.place.inJoint": "im Gelenk",
    "viewer.place.across": "von über bis unter dem Gelenk",
    "viewer.place.inside": "auf der Innenseite",
    "viewer.place.outside": "auf der Außenseite",

    "viewer.word.next": "weiter",
    "viewer.word.goOn": "fortfahren",
    "viewer.word.back": "zurück",
    "viewer.word.parts": "teile, liste",
    "viewer.word.help": "?, hilfe",
    "viewer.word.close": "schließen, ende",
    "viewer.word.select": "auswählen",

    "viewer.worded.promptTour": "Teil, oder Eingabe für die Führung:",
    "viewer.worded.promptOn": "Teil, oder Eingabe zum Fortfahren:",
    "viewer.worded.prompt": "Teil:",
    "viewer.worded.hint": "Tippen Sie die Nummer oder den Namen eines Teils, oder ? für Hilfe.",
    "viewer.worded.parts.one": "Es gibt einen Teil.",
    "viewer.worded.parts.other": "Es gibt {count} Teile.",
    "viewer.worded.tour.one": "Eine Führung mit einer Station beginnt mit der Eingabetaste.",
    "viewer.worded.tour.other":
      "Eine Führung mit {count} Stationen beginnt mit der Eingabetaste.",
    "viewer.worded.place": "Wo: {place}.",
    "viewer.worded.selected": "{part} ist ausgewählt.",
    "viewer.worded.deselected": "{part} ist nicht mehr ausgewählt.",
    "viewer.worded.noSelection": "Hier kann nichts ausgewählt werden.",
    "viewer.worded.chooseFirst": "Welcher Teil? Tippen Sie „auswählen“ und seine Nummer.",
    "viewer.worded.noStop": "Die Führung hat noch nicht begonnen.",
    "viewer.worded.noTour": "Es gibt keine Führung.",
    "viewer.worded.several":
      "„{text}“ kann mehrere Teile meinen. Tippen Sie die Nummer von einem.",
    "viewer.worded.unknown":
      "Es gibt keinen Teil „{text}“. Tippen Sie eine Nummer von 1 bis {count} oder einen Namen.",
    "viewer.worded.near": "Es gibt keinen Teil „{text}“. Meinten Sie „{nearest}“?",
    "viewer.worded.help.part": "3, oder ein Name: wo der Teil liegt und was er ist.",
    "viewer.worded.help.select": "auswählen 3: wählt ihn aus, oder wieder ab.",
    "viewer.worded.help.tour": "Eingabe: die nächste Station der Führung. zurück: die vorige.",
    "viewer.worded.help.on": "Eingabe, am Ende: geht weiter.",
    "viewer.worded.help.goOn": "fortfahren: geht ohne den Rest der Führung weiter.",
    "viewer.worded.help.parts": "teile: zählt alle Teile auf.",
    "viewer.worded.help.close": "schließen: verlässt das Modell.",
  ]
}
