internal import BedsideCore

extension Phrases {
  /// The pages of days and weeks, in German.
  static let germanCards: KeyValuePairs<String, String> = [
    "cards.today": "Heute, {date}",
    "cards.day": "{date}",
    "cards.of": "{title} ({name})",
    "cards.none": "Für diesen Tag ist nichts vorgesehen.",
    "cards.past":
      "Dieser Tag ist vorbei. Die Antworten können gelesen, aber nicht geändert werden.",
    "cards.future":
      "Dieser Tag kommt noch. Er kann angesehen, aber noch nicht beantwortet werden.",
    "cards.running": "Läuft noch vom Tag davor",
    "cards.lateTitle": "Von früheren Tagen noch möglich",
    "cards.doneAt": "erledigt {time}",
    "cards.doneLate": "nachträglich erledigt, {time}",
    "cards.due": "{time}",
    "cards.late": "verspätet, kann noch nachgeholt werden",
    "cards.lateOf": "{day}, verspätet, kann noch nachgeholt werden",
    "cards.missed": "versäumt",
    "cards.before": "vor Ihrer Teilnahme",
    "cards.later": "{time}, an dem Tag möglich",
    "cards.takenBack": "zurückgenommen",
    "cards.takenBackAt": "zurückgenommen {time}",
    "cards.takenBackBy": "zurückgenommen von {author}, {time}: {reason}",
    "cards.changed": "geändert {time}",
    "cards.corrected": "berichtigt von {author}: {reason}",
    "cards.unfinished.one":
      "Unfertig, {count} Antwort gespeichert. Weiter mit: resume␣{task}",
    "cards.unfinished.other":
      "Unfertig, {count} Antworten gespeichert. Weiter mit: resume␣{task}",
    "cards.unfinishedElsewhere": "Unfertig seit {day}: {task}. Weiter mit: resume␣{id}",
    "cards.sentence": "{number}. {title}: {state}.",
    "cards.openSentence": "{number}. {title}, noch zu tun: {state}.",
    "cards.learnSentence": "{title}. Lesen mit: learn␣{topic}",
    "cards.begin": "Beginnen mit: start␣{task}",
    "cards.allDone": "Für heute ist alles erledigt.",
    "cards.learn": "Zum Nachlesen",
    "cards.learnWith": "learn␣{topic}",

    "week.title": "Woche ab {date}",
    "week.today": "heute",
    "week.noTasks": "keine Aufgaben",
    "week.noneDue": "nichts fällig",
    "week.planned": "{due} vorgesehen",
    "week.done": "{done} von {due} erledigt",

    "due.none": "Im Moment ist nichts fällig.",

    "drafts.none": "Es gibt keine unfertigen Antworten.",
    "drafts.title": "Unfertig",
    "drafts.line.one":
      "{task} von {day}: {count} Antwort, zuletzt {date}. Weiter mit: resume␣{id}",
    "drafts.line.other":
      "{task} von {day}: {count} Antworten, zuletzt {date}. Weiter mit: resume␣{id}",
    "drafts.discarded": "Die unfertigen Antworten zu „{task}“ sind verworfen.",
    "cards.runningSentence": "{title}: {state}.",
    "week.sentence": "{day}: {state}.",
    "week.todaySentence": "Heute, {day}: {state}.",
    "cards.noValue": "keine Antwort",
    "drafts.inTheWay": "Damit weitermachen: resume␣{task}. Oder verwerfen: discard␣{task}",
    "drafts.tooLate":
      "Diese Antworten können nicht mehr fertiggestellt werden. Verwerfen mit: discard␣{task}",
    "drafts.kept": "Ihre Antworten bleiben so lange aufbewahrt. Danach weiter mit: resume␣{task}",
    "drafts.choose": "Mehrere sind unfertig. Sagen Sie, welche: resume␣AUFGABE",
    "drafts.no": "Es gibt nichts Unfertiges zu „{task}“. Alles Unfertige zeigt: drafts",
  ]
}
