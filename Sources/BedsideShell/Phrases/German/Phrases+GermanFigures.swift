internal import BedsideCore

extension Phrases {
  /// Charts as pictures, in German.
  static let germanFigures: KeyValuePairs<String, String> = [
    "figures.option.picture": "die Abbildungen als Bilder, wo das Terminal welche zeigt",
    "figures.option.output":
      "eine Datei für die Abbildung, die auf .png, .svg oder .pdf endet",
    "figures.written": "Die Abbildung „{title}“ steht in {path}.",
    "figures.care":
      "Sie handelt von der Gesundheit eines Menschen. Bewahren Sie sie auf wie die Aufzeichnungen.",
    "figures.unnamed": "Sagen Sie, welches Diagramm in die Datei soll: {charts}.",
    "figures.kind":
      "„{path}“ sagt nicht, von welcher Art das Bild ist. Lassen Sie es auf .png, .svg oder .pdf"
      + " enden.",
    "figures.emptyPath":
      "Hinter --output steht keine Datei. Nennen Sie eine, zum Beispiel diagramm.png.",
    "figures.oneForm": "Geben Sie nur eines von --table, --signs, --picture und --output an.",
    "figures.notBuilt":
      "Was Abbildungen zeichnet, fehlt. Installieren Sie {packages} und bauen Sie Bedside neu.",
    "figures.notDrawn": "Es wurde kein Bild gemacht: {reason}.",
    "figures.noTerminal":
      "Dieses Terminal zeigt keine Bilder oder sagt es nicht. Solche mit der Grafik von kitty oder"
      + " Sixel zeigen sie, etwa kitty, Ghostty, WezTerm, Konsole, foot und xterm -ti vt340, aber nicht"
      + " durch tmux oder screen hindurch. Eine Datei geht überall:"
      + " chart␣DIAGRAMM␣--output␣diagramm.png",
    "figures.needsLibrary":
      "Dieses Terminal zeigt Sixel-Bilder, die dieses Programm nicht machen kann. Installieren Sie"
      + " {package} und bauen Sie es neu.",
  ]
}
