internal import BedsideCore

extension Phrases {
  /// The commands that show charts, in German.
  static let germanInsights: KeyValuePairs<String, String> = [
    "insights.summary": "Diagramme des Erfassten zeigen, und was sich daraus ergibt.",
    "insights.chart.summary": "Ein Diagramm zeigen, oder alle auflisten.",
    "insights.week.summary": "In Sätzen sagen, was die letzten sieben Tage ergaben.",
    "insights.week.title": "{study}: {from} bis {to}",
    "insights.from": "der erste Tag, anstelle eines Zeitraums",
    "insights.to": "der letzte Tag; fehlt er, heute",
    "insights.table": "die Zahlen als Tabelle",
    "insights.signs":
      "aus welchen Zeichen Diagramme bestehen: auto, braille, blocks oder ascii",
    "insights.title": "Auswertung, {from} bis {to}",
    "insights.chart.title": "{title}, {from} bis {to}",
    "insights.list": "Diagramme",
    "insights.sentence": "{title}. Ansehen mit: chart␣{chart}",
    "insights.read": "Zum Nachlesen",
    "insights.none": "In dieser Studie gibt es keine Diagramme.",
    "insights.allTasks": "Alle Aufgaben",
    "insights.noChart": "Es gibt kein Diagramm „{chart}“. Alle Diagramme zeigt: chart",
    "insights.noChartNear": "Es gibt kein Diagramm „{chart}“. Meinten Sie „{nearest}“?",
    "insights.rangeCut":
      "Vor {day} wurde nichts erfasst. Die Zeit davor ist weggelassen.",
    "insights.rangeEmpty":
      "Noch wurde nichts erfasst. Die Zeit vor {day} ist weggelassen.",
    "insights.notARange":
      "„{text}“ ist kein Zeitraum. Geben Sie einen ein wie 14t, 4w, 6m, 1j oder alles.",
    "insights.twoRanges": "Geben Sie einen Zeitraum an oder --from und --to, nicht beides.",
    "insights.rangeAhead": "{day} ist noch nicht da. Geben Sie einen früheren Tag ein.",
    "recent.last": "Zuletzt {value}, {day}",
    "recent.bars": "Zuletzt {value}, {day}  {bars} {count}␣Tage",
    "recent.spoken": "Zuletzt {value} ({day}). In {count}␣Tagen von {least} bis {greatest}.",
    "recent.today": "heute",
    "recent.ofItem": "{title}. {text}",
    "insights.range.all": "alles",
    "insights.range.days": "t",
    "insights.range.weeks": "w",
    "insights.range.months": "m",
    "insights.range.years": "j",
  ]
}
