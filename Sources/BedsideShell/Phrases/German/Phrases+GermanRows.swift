internal import BedsideCore

extension Phrases {
  /// The rows of pages, in German.
  static let germanRows: KeyValuePairs<String, String> = [
    "row.left": "noch {left} von {all}",
    "row.done": "{done} von {all} erledigt",
    "row.planned": "{all} vorgesehen, an dem Tag möglich",
    "row.allDone": "alles erledigt",
    "row.waiting": "möglich, wenn „{gate}“ erledigt ist",
    "row.numbered": "{number}. {title}.",
    "row.named": "{title}.",
    "row.toDo": "{number}. {title}, zu tun.",
    "row.namedToDo": "{title}, zu tun.",
    "row.command": "Eingeben: {command}",
    "row.value": "WERT",
    "row.noPlan": "Außerdem",
    "row.incomplete": ", noch ohne Wert",
    "row.stateBehind": ", {state}",
    "log.value": "eingetragen",
    "done.value": "erledigt",
    "log.empty": "noch nichts eingetragen",
    "log.none": "nichts eingetragen",
    "log.count.one": "{count}-mal, zuletzt {time}",
    "log.count.other": "{count}-mal, zuletzt {time}",
    "log.line": "{name}  {time}  {value}",
    "log.linePlain": "{time}  {value}",
    "log.lineSpoken": "{name}: {value}, {time}.",
    "log.linePlainSpoken": "{value}, {time}.",
    "log.more.one": "und {count} früherer Wert: show␣{task}",
    "log.more.other": "und {count} frühere Werte: show␣{task}",
    "row.progress": "{value} / {goal}  {bar}  {percent} %",
    "row.progressSpoken": "{value} von {goal}, {percent} Prozent",
    "day.tag": "Nur Aufgaben mit diesem Schlagwort.",
    "day.noTag": "Keine Aufgabe hat das Schlagwort „{tag}“.",
    "day.noTagNear": "Keine Aufgabe hat das Schlagwort „{tag}“. Meinten Sie „{nearest}“?",
    "grid.later": "kommt noch",
    "grid.open": "noch nicht erledigt",
    "grid.allDay": "jederzeit",
    "link.call": "Anrufen",
    "link.message": "Nachricht an",
    "link.email": "Schreiben an",
    "link.website": "Ansehen",
    "link.address": "Anschrift",
    "link.file": "Lesen",
    "link.line": "{title}: {value}",
    "contacts.title": "Kontakte",
    "contacts.more": "Mehr über sie: {command}",
    "contacts.none": "Diese Studie nennt keine Kontakte.",
    "contacts.no": "Es gibt keinen Kontakt „{name}“. Alle zeigt: show␣contacts",
    "contacts.care": "Behandlung",
    "contacts.family": "Familie und Freunde",
    "contacts.other": "Sonstiges",
    "cards.pastLate":
      "Dieser Tag ist vorbei. Die Antworten können gelesen, aber nicht geändert werden; was verspätet"
      + " ist, kann noch nachgeholt werden.",
    "cards.tasksUnread.one":
      "{count} Aufgabe der Studie ist nicht lesbar und fehlt hier. Sagen Sie es denen, die die Studie"
      + " betreuen.",
    "cards.tasksUnread.other":
      "{count} Aufgaben der Studie sind nicht lesbar und fehlen hier. Sagen Sie es denen, die die Studie"
      + " betreuen.",
    "cards.unexplained.one":
      "Für diesen Tag ist {count} Eintrag da, den die Studie nicht mehr vorsieht. Ihn zeigt: history",
    "cards.unexplained.other":
      "Für diesen Tag sind {count} Einträge da, die die Studie nicht mehr vorsieht. Sie zeigt: history",
    "start.needsDone": "„{task}“ hat keine Fragen. Eingeben: {command}",
    "start.late":
      "Diese Antworten zu „{task}“ gelten für {day} und werden als nachträglich vermerkt.",
    "run.nextDone": "Als Nächstes: {command}",
    "strip.noneDue": "nichts fällig",
    "strip.noTasks": "keine Aufgaben",
    "strip.later": "später",
    "strip.sentence": "Diese Woche: bisher {done} von {due} erledigt. Tag für Tag: week",
    "week.together": "Zusammen: {done} von {due} erledigt",
  ]
}
