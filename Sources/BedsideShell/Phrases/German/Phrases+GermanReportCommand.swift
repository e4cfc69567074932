internal import BedsideCore

extension Phrases {
  /// The command that writes the clinician's page, in German.
  static let germanReportCommand: KeyValuePairs<String, String> = [
    "report.command.summary":
      "Die Seite für Behandelnde schreiben, über die letzten vier Wochen oder andere Tage.",
    "report.command.output": "die Datei, die entstehen soll; ihre Endung sagt, von welcher Art",
    "report.command.format":
      "text, markdown, html oder pdf, wenn es die Endung der Datei nicht sagt",
    "report.command.paper":
      "a4 oder letter; ohne Angabe für pdf a4, für html das Papier des Druckers",
    "report.command.written": "Der Bericht über {participant} steht in {path}.",
    "report.command.care":
      "Er handelt von der Gesundheit eines Menschen. Bewahren Sie ihn auf wie die Aufzeichnungen.",
    "report.command.exists":
      "Die Datei „{path}“ gibt es schon, und sie bleibt, wie sie ist. Nennen Sie eine andere.",
    "report.command.inside":
      "„{path}“ liegt im Speicher, in den nur Aufzeichnungen gehören. Nennen Sie eine Datei außerhalb.",
    "report.command.needsFile":
      "Ein PDF lässt sich hier nicht zeigen. Nennen Sie eine Datei dafür: report␣--output␣bericht.pdf",
    "report.command.kind":
      "„{path}“ sagt nicht, von welcher Art die Datei ist. Lassen Sie sie auf .txt, .md, .html oder"
      + " .pdf enden, oder fügen Sie --format hinzu.",
    "report.command.notDrawn":
      "Es entstand kein PDF: {reason}. HTML braucht nichts und lässt sich drucken:"
      + " report␣--output␣bericht.html",
    "report.command.folders.one": "Der Ordner „{path}“ wurde dafür angelegt.",
    "report.command.folders.other":
      "{count} Ordner wurden dafür angelegt, bis hin zu „{path}“.",
    "report.command.left": "links",
    "report.command.right": "rechts",
    "report.command.emptyPath":
      "Hinter --output steht keine Datei. Nennen Sie eine, etwa bericht.html.",
  ]
}
