internal import BedsideCore

extension Phrases {
  /// Reports, in German.
  static let germanReport: KeyValuePairs<String, String> = [
    "report.title": "{study}: Bericht",
    "report.participant": "Teilnehmende Person",
    "report.named": "{name} ({id})",
    "report.side": "Seite",
    "report.period": "Zeitraum",
    "report.period.text": "{from} bis {to}, {count} Tage",
    "report.period.day": "{from}, ein Tag",
    "report.since": "In der Studie seit",
    "report.since.text": "{day} (am letzten Tag des Zeitraums Tag {number})",
    "report.made": "Erstellt",
    "report.made.text": "{day}, {time} ({zone})",
    "report.rehearsal": "Dies ist eine Probe und keine Aufzeichnung über einen Menschen.",
    "report.left": "Die teilnehmende Person hat die Studie am {day} verlassen.",
    "report.missing.one":
      "{count} Zeile der Aufzeichnungen fehlt: Was darin stand, fehlt hier.",
    "report.missing.other":
      "{count} Zeilen der Aufzeichnungen fehlen: Was darin stand, fehlt hier.",
    "report.missingMonths.one":
      "Die Aufzeichnungen von {months} fehlen: Die Tage sehen aus, als wäre nichts gespeichert worden.",
    "report.missingMonths.other":
      "Die Aufzeichnungen von {months} fehlen: Die Tage sehen aus, als wäre nichts gespeichert worden.",
    "report.damaged.one":
      "{count} Zeile der Aufzeichnungen ist beschädigt: Was darin stand, fehlt hier.",
    "report.damaged.other":
      "{count} Zeilen der Aufzeichnungen sind beschädigt: Was darin stand, fehlt hier.",
    "report.unread.one":
      "{count} Aufgabe der Studie ist nicht lesbar: Was sie verlangt, ist hier nicht mitgezählt.",
    "report.unread.other":
      "{count} Aufgaben der Studie sind nicht lesbar: Was sie verlangen, ist hier nicht mitgezählt.",
    "report.lost.one":
      "{author} hat am {day} hingenommen, dass {count} Zeile verloren ist: {reason}",
    "report.lost.other":
      "{author} hat am {day} hingenommen, dass {count} Zeilen verloren sind: {reason}",
    "report.empty": "In diesem Zeitraum wurde nichts erfasst.",
    "report.alerts": "Warnungen",
    "report.alerts.none":
      "Es wurde keine Warnung ausgelöst, und kein Wert liegt in einem Bereich, den die Studie"
      + " kennzeichnet.",
    "report.alerts.urgent": "Dringend",
    "report.alerts.warning": "Warnung",
    "report.alerts.notice": "Hinweis",
    "report.alerts.marked": "Gekennzeichneter Bereich",
    "report.alerts.title": "{title} ({task})",
    "report.alerts.raisedBy": "Ausgelöst durch {values}.",
    "report.alerts.part": "{item} {value}",
    "report.alerts.over":
      "Danach wurden die Antworten geändert, und die Warnung gilt nicht mehr.",
    "report.alerts.unseen": "Die teilnehmende Person hat sie nicht gesehen.",
    "report.alerts.unfinished": "Die Antworten sind unvollständig.",
    "report.alerts.takenBack": "Die Antworten wurden zurückgenommen.",
    "report.alerts.discarded": "Die Antworten wurden unvollständig verworfen.",
    "report.marked.title": "{series}: {band}",
    "report.marked.one": "1 von {total} Werten: {last}.",
    "report.marked.count":
      "{count} von {total} Werten, {least} bis {greatest}; zuletzt {last}.",
    "report.scores": "Punktwerte",
    "report.scores.column": "Punktwert",
    "report.scores.latest": "Zuletzt",
    "report.scores.previous": "Seit dem Wert davor",
    "report.scores.first": "Seit dem ersten",
    "report.median": "Median (Spanne)",
    "report.count": "n",
    "report.scores.range": "{title}, {least} bis {greatest}",
    "report.scores.better": "{title}; höher ist besser",
    "report.scores.worse": "{title}; höher ist schlechter",
    "report.scores.value": "{value} ({band})",
    "report.scores.part": "{value}, aus {answered} von {items} Antworten",
    "report.scores.parts.one":
      "{title}: {count} von {total} Werten ist aus einem Teil der Antworten berechnet.",
    "report.scores.parts.other":
      "{title}: {count} von {total} Werten sind aus einem Teil der Antworten berechnet.",
    "report.onDay": "{value}, {day}",
    "report.change": "{change} (von {value}, {day})",
    "report.scores.isFirst": "dies ist der erste",
    "report.middle": "{median} ({least} bis {greatest})",
    "report.scores.gaps.one":
      "{title}: {count}-mal ohne Wert, da zu wenige Fragen beantwortet wurden.",
    "report.scores.gaps.other":
      "{title}: {count}-mal ohne Wert, da zu wenige Fragen beantwortet wurden.",
    "report.scores.none": "kein Wert",
    "report.measures": "Messwerte",
    "report.measures.column": "Messwert",
    "report.measures.first": "Erste Tage",
    "report.measures.latest": "Letzte Tage",
    "report.measures.change": "Änderung",
    "report.measures.window": "{median} (n␣{count})",
    "report.measures.windows":
      "Erste und letzte Tage: Mediane von bis zu {days} Tagen an beiden Enden des Erfassten; mit"
      + " weniger als je {fewest} Werten wird nicht verglichen.",
    "report.measures.nothing": "nichts erfasst",
    "report.motion": "Beweglichkeit",
    "report.motion.minimum": "{task}: kleinster Winkel",
    "report.motion.maximum": "{task}: größter Winkel",
    "report.motion.range": "{task}: Umfang",
    "report.motion.first": "Zuerst",
    "report.adherence": "Was vom Fälligen erledigt wurde",
    "report.adherence.tasks": "Nach Aufgaben",
    "report.adherence.time": "Im Verlauf, Erledigtes von Fälligem",
    "report.adherence.task": "Aufgabe",
    "report.adherence.all": "Alle Aufgaben",
    "report.adherence.due": "Fällig",
    "report.adherence.done": "Erledigt",
    "report.adherence.late": "davon verspätet",
    "report.adherence.partly": "Teilweise",
    "report.adherence.missed": "Versäumt",
    "report.adherence.open": "Noch offen",
    "report.adherence.share": "Erledigt, %",
    "report.adherence.doneOfDue": "{done} von {due}",
    "report.adherence.shareMeaning":
      "Prozente sind gerundet; 100 heißt, dass alles erledigt ist, 0, dass nichts erledigt ist.",
    "report.adherence.openMeaning": "Was noch offen ist, zählt nicht als fällig.",
    "report.adherence.empty.one":
      "An {count} von {due} Tagen, an denen etwas fällig war, wurde nichts erfasst: {days}.",
    "report.adherence.empty.other":
      "An {count} von {due} Tagen, an denen etwas fällig war, wurde nichts erfasst: {days}.",
    "report.adherence.noEmpty.one":
      "An dem einen Tag, an dem etwas fällig war, wurde etwas erfasst.",
    "report.adherence.noEmpty.other":
      "An jedem der {count} Tage, an denen etwas fällig war, wurde etwas erfasst.",
    "report.span": "{from} bis {to}",
    "report.span.more.one": "{spans} und {count} weiterer Abschnitt",
    "report.span.more.other": "{spans} und {count} weitere Abschnitte",
    "report.notes": "In eigenen Worten der teilnehmenden Person",
    "report.notes.more.one":
      "Die letzten {shown} Notizen; {count} frühere ist weggelassen.",
    "report.notes.more.other":
      "Die letzten {shown} Notizen; {count} frühere sind weggelassen.",
    "report.quality": "Wie die Antworten zustande kamen",
    "report.quality.question": "Frage",
    "report.quality.typed": "Eingegeben",
    "report.quality.accepted": "Vorgabe übernommen",
    "report.quality.skipped": "Übersprungen",
    "report.quality.declined": "Abgelehnt",
    "report.quality.unknown": "Nicht gewusst",
    "report.quality.allTyped":
      "Jede Antwort wurde eingegeben; keine wurde übersprungen, abgelehnt, nicht gewusst oder als"
      + " Vorgabe übernommen.",
    "report.quality.othersTyped":
      "Fragen, die hier fehlen, wurden stets durch Eingeben beantwortet. Eine übernommene Vorgabe ist"
      + " keine Messung.",
    "report.changes": "Geändert oder zurückgenommen",
    "report.changes.none": "Nichts wurde geändert oder zurückgenommen.",
    "report.changes.when": "Wann",
    "report.changes.what": "Was",
    "report.changes.by": "Von wem",
    "report.changes.reason": "Grund",
    "report.changes.self": "teilnehmende Person",
    "report.changes.adopted":
      "{event} von Hand in der Datei der Aufzeichnungen geändert und so übernommen",
    "report.changes.amended": "{event} geändert",
    "report.changes.amendedTo": "{event} geändert: {values}",
    "report.changes.removed": "{event}, teilweise zurückgenommen: {values}",
    "report.changes.deleted": "{event} zurückgenommen",
    "report.changes.discarded": "{event}, unvollständige Antworten verworfen",
    "report.changes.restored": "{event} wiederhergestellt",
    "report.changes.event": "{task} vom {day}",
    "report.changes.fromTo": "{item} {new}, vorher {old}",
    "report.changes.more.one": "{values} und {count} weitere",
    "report.changes.more.other": "{values} und {count} weitere",
    "report.changes.noAnswer": "keine Antwort",
    "report.changes.left.one":
      "Die letzten {shown} Änderungen; {count} frühere ist weggelassen.",
    "report.changes.left.other":
      "Die letzten {shown} Änderungen; {count} frühere sind weggelassen.",
    "report.numbers": "Die Zahlen",
    "report.meaning":
      "Diese Seite gibt wieder, was erfasst wurde. Sie zieht daraus keine Schlüsse, und wo ein Wert"
      + " fehlt, wurde keiner ergänzt.",
    "report.bytes.one": "{count} Byte",
    "report.bytes.other": "{count} Bytes",
  ]
}
