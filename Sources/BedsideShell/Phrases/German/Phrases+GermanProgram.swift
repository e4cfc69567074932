internal import BedsideCore

extension Phrases {
  /// The shell and its commands, in German.
  static let germanProgram: KeyValuePairs<String, String> = [
    "shell.promptSpoken": "bedside, {day}{marks}: ",
    "shell.prompt": "bedside {day}{marks}> ",
    "shell.readOnly": "nur lesen",
    "shell.rehearsal": "Probe",
    "shell.welcome": "{study}",
    "shell.help":
      "Geben Sie einen Befehl ein. „help“ zeigt alle Befehle, mit „quit“ hören Sie auf.",

    "program.noContent":
      "Es gibt keine Studien. Nennen Sie ihren Ordner mit --content␣ORDNER.",
    "program.noStudy":
      "Es gibt keine Studie „{study}“ in „{folder}“. Nennen Sie eine andere mit --study.",
    "program.badParticipant":
      "„{name}“ ist kein Name für eine teilnehmende Person. Möglich sind bis zu 64 Buchstaben,"
      + " Ziffern, „.“, „_“ und „-“.",
    "program.emptyStore": "„--store“ braucht einen Ordner. Schreiben Sie --store␣ORDNER.",
    "program.noRecordsThere": "In „{path}“ ist noch nichts gespeichert.",
    "program.noRecordsOf": "Von „{participant}“ ist in „{path}“ noch nichts gespeichert.",
    "program.badNow": "„{text}“ ist kein Zeitpunkt. Schreiben Sie ihn wie 2026-03-04T08:00:00Z.",
    "program.noFile": "Es gibt kein „{path}“.",
    "program.resumeNeedsPerson":
      "Es kann niemand gefragt werden: die Standardeingabe ist kein Terminal. Beantworten Sie alles"
      + " auf einmal mit „start␣AUFGABE␣--answers␣DATEI“.",
    "check.clean": "Es ist nichts falsch.",
    "events.need":
      "Nennen Sie --schedule␣DATEI, --from, --to und --zone; oder --batch mit einer Anfrage in jeder"
      + " Zeile der Standardeingabe.",

    "today.summary": "Zeigen, was heute zu tun ist.",
    "day.summary": "Einen Tag zeigen, einen vergangenen oder einen, der noch kommt.",
    "week.summary": "Eine Woche zeigen, und wie jeder Tag verlief.",
    "due.summary": "Zeigen, was jetzt getan werden kann.",
    "start.summary": "Eine Aufgabe durchgehen.",
    "resume.summary": "Mit unfertigen Antworten weitermachen.",
    "drafts.summary": "Unfertige Antworten zeigen.",
    "discard.summary": "Unfertige Antworten verwerfen.",
    "show.summary": "Die Antworten zu einer Aufgabe zeigen.",
    "history.summary": "Alles zeigen, was gespeichert, geändert und zurückgenommen wurde.",
    "delete.summary": "Die heutigen Antworten zu einer Aufgabe zurücknehmen.",
    "learn.picture":
      "Modelle im Terminal mit dieser Art von Bild zeigen; „none“ erzählt sie in Worten.",
    "learn.summary": "Zu einem Thema nachlesen.",
    "check.summary": "Sagen, was an Inhaltsdateien falsch ist.",
    "events.summary": "Die Termine eines Zeitplans ausgeben, für andere Programme.",

    "start.answers":
      "Die Antworten aus einer JSON-Datei nehmen, statt zu fragen; „-“ ist die Standardeingabe.",
    "delete.reason": "Warum.",
    "delete.author":
      "Wer einen vergangenen Tag berichtigt; dazu braucht es auch einen Grund.",
    "events.schedule": "Die JSON-Datei des Zeitplans.",
    "events.from": "Die Ortszeit, ab der die Termine ausgegeben werden.",
    "events.to": "Die Ortszeit, bis zu der die Termine ausgegeben werden.",
    "events.zone": "Die Zeitzone von beiden.",
    "events.batch": "Zu jeder Zeile der Standardeingabe eine Antwort geben.",
  ]
}
