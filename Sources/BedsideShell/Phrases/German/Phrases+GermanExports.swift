internal import BedsideCore

extension Phrases {
  /// Exports for other programs, in German.
  static let germanExports: KeyValuePairs<String, String> = [
    "export.note":
      "Ohne --format wird alles so, wie es ist, in einen Ordner kopiert, den „import“ wieder einem"
      + " Speicher hinzufügen kann. Mit --format wird für andere Programme geschrieben, was jetzt gilt:"
      + " nach PFAD, oder ohne einen auf die Standardausgabe. Die Formate wide, spss, r und stata haben"
      + " je Aufgabe eine Tabelle; in einen Ordner schreiben sie eine für jede, mit einem Codebuch.",
    "export.format":
      "Was geschrieben wird: csv (eine Zeile je Antwort), wide (eine Zeile je Ergebnis), json, jsonl,"
      + " codebook (was die Spalten bedeuten), codebook-csv, Tabellen mit den Befehlen für spss, r oder"
      + " stata, ical (der Terminplan für Kalender), oder archive (alles über jemanden in einer Datei).",
    "export.needsArchives":
      "Archive brauchen libzip, das fehlt. Installieren Sie libzip-dev und bauen Sie Bedside neu.",
    "export.archiveWhole":
      "Ein Archiv enthält alles über eine Person; {option} kann nicht dabeistehen.",
    "readme.archive":
      "report.html und report.txt, und report.pdf, wo es gezeichnet werden konnte, sind zum Lesen."
      + " answers.csv und answers.json enthalten, was jetzt gilt, tables eine Tabelle je Aufgabe, und r,"
      + " spss und stata dasselbe mit den Befehlen, die es lesen. codebook.csv sagt, was die Spalten"
      + " bedeuten. All das ist von der Studie „{study}“ allein. record ist von jeder Studie, in der etwas"
      + " aufgezeichnet wurde.",
    "readme.record":
      "record enthält die Aufzeichnungen selbst, jede Zeile, wie sie geschrieben wurde. Um sie einem"
      + " Speicher hinzuzufügen, entpacken Sie das Archiv und schreiben: bedside --store ORDNER import"
      + " DIESER-ORDNER/record",
    "export.alarm":
      "Wie viele Minuten vor einem Termin ein Kalender daran erinnert: 0, wenn nichts gesagt wird, oder"
      + " none.",
    "export.neutral": "Ein Kalender, der nichts davon verrät, was zu tun ist.",
    "export.badAlarm":
      "„{text}“ ist keine Zahl von Minuten bis 10080, einer Woche. Schreiben Sie eine, oder none.",
    "export.noCalendar": "{option} ist für Kalender: --format ical.",
    "export.needsCalendars":
      "Kalender brauchen libical, das fehlt. Installieren Sie libical-dev und bauen Sie Bedside neu.",
    "reminder.neutral": "Erinnerung",
    "export.tsv": "Tabulatoren statt Kommas zwischen den Zellen.",
    "export.task": "Nur was für diese Aufgabe aufgezeichnet ist.",
    "export.from": "Nur Termine ab diesem Tag.",
    "export.to": "Nur Termine bis zu diesem Tag.",
    "export.everyone": "Die Aufzeichnungen aller Teilnehmenden.",
    "export.deleted": "Auch was zurückgenommen wurde, mit dem Zeitpunkt.",
    "export.mark":
      "Mit einer Bytereihenfolge-Marke beginnen, an der manche Tabellenprogramme UTF-8 erkennen.",
    "export.defuse":
      "Ein Apostroph vor Texte setzen, die ein Tabellenprogramm für Formeln hielte.",
    "export.force": "Dateien ersetzen, die da sind.",
    "export.needsFormat": "{option} braucht --format, das sagt, was geschrieben werden soll.",
    "export.noTable": "{option} ist für Tabellen: csv, wide und codebook-csv.",
    "export.needsTask":
      "„{format}“ hat je Aufgabe eine Tabelle. Nennen Sie eine mit --task oder einen Ordner für alle. Die"
      + " Aufgaben: {tasks}.",
    "export.jsonPath":
      "--json sagt, welche Dateien entstanden sind. Nennen Sie eine, oder nehmen Sie --format json für"
      + " die Antworten als JSON.",
    "export.fileExists":
      "Es gibt „{path}“ schon. Es blieb, wie es war. Nennen Sie eine andere Datei, oder ersetzen Sie sie"
      + " mit --force.",
    "export.wrote": "{path} geschrieben",
    "export.fileCare":
      "Wer das öffnen kann, kann die Antworten lesen. Bewahren Sie es entsprechend auf.",
    "export.leftOut.one": "{count} beschädigte Zeile der Aufzeichnungen wurde ausgelassen.",
    "export.leftOut.other": "{count} beschädigte Zeilen der Aufzeichnungen wurden ausgelassen.",
  ]
}
