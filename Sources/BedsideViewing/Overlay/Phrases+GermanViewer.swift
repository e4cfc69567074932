public import BedsideCore

extension Phrases {
  /// The viewer's words in German.
  public static let germanViewer: KeyValuePairs<String, String> = [
    "viewer.mouse.drag": "Ziehen",
    "viewer.mouse.otherDrag": "Rechts oder mit Umschalt ziehen",
    "viewer.mouse.wheel": "Rad oder mit Strg ziehen",
    "viewer.mouse.zoom": "Näher und ferner, wo der Zeiger ist",
    "viewer.mouse.click": "Klick",
    "viewer.mouse.select": "Teil auswählen; daneben: abwählen",
    "viewer.mouse.doubleClick": "Doppelklick",
    "viewer.mouse.fit": "Das Bild mit einem Teil füllen",

    "viewer.key.space": "Leertaste",
    "viewer.key.shift": "Umschalt",
    "viewer.key.escape": "Esc",
    "viewer.key.enter": "Eingabe",
    "viewer.key.tab": "Tab",
    "viewer.key.backspace": "Rücktaste",
    "viewer.key.delete": "Entf",
    "viewer.key.pageUp": "Bild ↑",
    "viewer.key.pageDown": "Bild ↓",
    "viewer.key.home": "Pos1",
    "viewer.key.end": "Ende",

    "viewer.help.turn": "Das Modell drehen",
    "viewer.help.move": "Das Modell verschieben",
    "viewer.help.tour": "Nächste und vorige Station der Führung",
    "viewer.help.zoom": "Näher und ferner",
    "viewer.help.sides": "Vorn, hinten, links, rechts, oben, unten",
    "viewer.help.corner": "Ansicht von einer Ecke",
    "viewer.help.fit": "Das Bild mit dem Teil oder allem füllen",
    "viewer.help.reset": "Die Ansicht zurücksetzen",
    "viewer.help.pickPart": "Nächster und voriger Teil",
    "viewer.help.select": "Den Teil auswählen",
    "viewer.help.hide": "Den Teil verbergen oder zeigen",
    "viewer.help.isolate": "Den Teil allein zeigen",
    "viewer.help.ghost": "Den Teil durchsichtig machen",
    "viewer.help.ghostOthers": "Alle anderen Teile durchsichtig machen",
    "viewer.help.showAll": "Alle Teile zeigen",
    "viewer.help.partList": "Liste der Teile",
    "viewer.help.text": "Titel und Beschriftungen",
    "viewer.help.backdrop": "Heller, dunkler oder schwarzer Hintergrund",
    "viewer.help.help": "Diese Hilfe",
    "viewer.help.close": "Schließen",

    "viewer.parts": "Teile",
    "viewer.otherParts": "Andere",
    "viewer.keysAndMouse": "Tasten und Maus",
    "viewer.helpHint": "?  Hilfe",
    "viewer.beginTour": "Führung beginnen",
    "viewer.nextStop": "Weiter",
    "viewer.stopBefore": "Zurück",
    "viewer.goOn": "Fortfahren",
    "viewer.endTour": "Führung beenden",
    "viewer.selected": "Ausgewählt",
    "viewer.hidden": "Verborgen",
    "viewer.ghosted": "Durchsichtig",
    "viewer.place": "{stop} von {count}",
    "viewer.choosePartFirst":
      "Zeigen Sie auf einen Teil, oder wählen Sie zuerst einen mit Tab.",
    "viewer.selectFirst":
      "Wählen Sie einen Teil aus, dann geht es weiter: mit einem Klick, oder mit Tab und Eingabe.",
    "viewer.seeTourFirst":
      "Sehen Sie die ganze Führung an, dann geht es weiter: {seen} von {count} Stationen gesehen.",
  ]
}
