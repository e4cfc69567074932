internal import BedsideCore

extension Phrases {
  /// What was recorded, and what may be done with it, in German.
  static let germanCare: KeyValuePairs<String, String> = [
    "run.resuming": "Weiter mit „{task}“ ({day}).",
    "run.recorded": "Gespeichert: {task} ({day}).",
    "run.recordedLate": "Gespeichert: {task}, {day}, als nachträglich beantwortet vermerkt.",
    "run.next": "Als Nächstes: start␣{task}",
    "run.nothingKept": "Es wurde nichts aufbewahrt.",
    "run.notRecorded": "Ihre Antworten sind unfertig aufbewahrt. Weiter mit: resume␣{task}",
    "run.contentBroken":
      "„{task}“ kann nicht geöffnet werden, weil die Datei Fehler hat: {problem}",
    "run.taskChanged":
      "„{task}“ hat sich geändert, seit Antworten darauf gespeichert wurden, und kann nicht begonnen"
      + " werden. Bitte sagen Sie es denen, die die Studie leiten: Das Geänderte braucht eine andere"
      + " Version als {version}.",
    "run.noSteps": "„{task}“ hat keine Fragen.",

    "show.title": "{task}, {day}",
    "show.recorded": "Gespeichert {date}.",
    "show.changed": "Geändert {date}.",
    "show.clockBehind":
      "Die Uhr ging damals nach: {date} war schon etwas gespeichert worden. Die Zeit kann falsch sein.",
    "show.dayBehind":
      "Es wurde weiter westlich gespeichert: Wo zuvor etwas gespeichert worden war, war schon {day}.",
    "show.recordedLate": "Gespeichert {date}, nach dem vorgesehenen Tag.",
    "show.accepted": "{value} (der vorgeschlagene Wert)",
    "show.skipped": "(ausgelassen)",
    "show.dontKnow": "(nicht bekannt)",
    "show.declined": "(keine Angabe)",
    "show.nothing": "Zu „{task}“ ist noch nichts gespeichert.",
    "show.nothingOnDay": "Zu „{task}“ ist für {day} nichts gespeichert.",

    "history.title": "Verlauf: {task}",
    "history.more":
      "Das sind die neuesten {count}. Mehr zeigen --last ANZAHL, oder --from TAG und --to TAG.",
    "history.from": "Mit dem beginnen, was diesen Tag betrifft.",
    "history.to": "Mit dem enden, was diesen Tag betrifft.",
    "history.last": "So viele der neuesten Zeilen zeigen.",
    "history.notACount": "„{text}“ ist keine Anzahl von Zeilen. Schreiben Sie etwa --last 20.",
    "history.reversed":
      "{to} ist vor {from}. Schreiben Sie den früheren Tag hinter --from.",
    "history.recorded": "gespeichert: {values}",
    "history.amended": "geändert in: {values}",
    "history.added": "hinzugefügt: {values}",
    "history.removed": "zurückgenommen: {values}",
    "history.late": "verspätet, {change}",
    "history.deleted": "zurückgenommen",
    "history.discarded": "unfertige Antworten verworfen",
    "history.alert": "Hinweis: {title} ({severity})",
    "history.note": "{change} (von {author}: {reason})",
    "history.reason": "{change} ({reason})",

    "delete.ask":
      "Möchten Sie die Antworten zu „{task}“ von {day} zurücknehmen? Im Verlauf bleiben sie stehen.",
    "delete.askEnrolment":
      "Möchten Sie die Antworten zu „{task}“ von {day} zurücknehmen? Im Verlauf bleiben sie stehen."
      + " Die Studie fragt dann nichts anderes mehr, bis „{task}“ wieder erledigt ist.",
    "delete.enrolment":
      "Die Studie fragt jetzt nichts anderes mehr, bis „{task}“ wieder erledigt ist: start {id}. Was"
      + " gespeichert ist, bleibt, und die Tage zählen weiter ab {day}.",
    "delete.yes": "ja",
    "delete.yesLabel": "zurücknehmen",
    "delete.no": "nein",
    "delete.noLabel": "so lassen",
    "delete.done": "Zurückgenommen: {task} ({day}).",

    "learn.title": "Zum Nachlesen",
    "learn.none": "In dieser Studie gibt es nichts zum Nachlesen.",
    "learn.noTopic": "Es gibt kein Thema „{topic}“. Alle Themen zeigt: learn",
    "learn.noTopicNear": "Es gibt kein Thema „{topic}“. Meinten Sie „{nearest}“?",

    "store.readOnly": "Die Aufzeichnungen können nur gelesen werden. {reason}",
    "error.notADay":
      "„{text}“ ist kein Tag. Bitte schreiben Sie ihn wie 2026-11-30, „heute“, „gestern“ oder „-3d“.",
  ]
}
