internal import BedsideCore

extension Phrases {
  /// What is wrong with a store, and who did what in it, in German.
  static let germanUpkeep: KeyValuePairs<String, String> = [
    "verify.summary": "Jede Zeile der Aufzeichnungen lesen und sagen, was an einer nicht stimmt.",
    "verify.noStore":
      "Unter „{path}“ gibt es keine Aufzeichnungen. Nennen Sie mit --store den Ordner, in dem sie sind.",
    "verify.files.one": "{count} Datei geprüft: {lines}, {size}.",
    "verify.files.other": "{count} Dateien geprüft: {lines}, {size}.",
    "verify.lines.one": "{count} Zeile",
    "verify.lines.other": "{count} Zeilen",
    "verify.foreign.one":
      "{count} Zeile ist von einer Art, die dieses Bedside nicht kennt. Sie bleibt erhalten.",
    "verify.foreign.other":
      "{count} Zeilen sind von Arten, die dieses Bedside nicht kennt. Sie bleiben erhalten.",
    "verify.sound": "Alles ist in Ordnung.",
    "verify.notesBegin":
      "Dieser Speicher ist älter als die Notizen darüber, was seine Dateien enthalten. Sie beginnen jetzt:"
      + " Was von nun an fehlt, wird gemeldet; was vorher herausgenommen wurde, ist nicht zu erkennen.",
    "verify.notesNone":
      "Dieser Speicher ist älter als die Notizen darüber, was seine Dateien enthalten, und sie können"
      + " jetzt nicht begonnen werden: Was herausgenommen wurde, ist nicht zu erkennen. Sie beginnen,"
      + " sobald in den Speicher geschrieben werden kann und jede Datei eine heile Zeile enthält.",
    "verify.adopted":
      "{place}: Die Zeile wurde von Hand geändert und gilt wieder als Zeile {line}.",
    "verify.more.one": "{path}: {count} weitere Zeile ist beschädigt.",
    "verify.more.other": "{path}: {count} weitere Zeilen sind beschädigt.",
    "verify.missing.one": "{path}: {count} Zeile fehlt. Jemand hat sie herausgenommen.",
    "verify.missing.other": "{path}: {count} Zeilen fehlen. Jemand hat sie herausgenommen.",
    "verify.torn.one":
      "{path}: {count} Zeile fehlt. Sie wurde beim Schreiben oder durch einen Absturz abgeschnitten, und"
      + " was von ihr blieb, liegt in {pieces}",
    "verify.torn.other":
      "{path}: {count} Zeilen fehlen. Sie wurden beim Schreiben oder durch einen Absturz abgeschnitten,"
      + " und was von ihnen blieb, liegt in {pieces}",
    "verify.repeated.one": "{path}: {count} Zeile steht doppelt da.",
    "verify.repeated.other": "{path}: {count} Zeilen stehen doppelt da.",
    "verify.displaced":
      "{place}: Die Zeile steht hinter neueren derselben Herkunft und gilt an deren Stelle. Jemand"
      + " hat sie verschoben.",
    "verify.moreDisplaced.one": "{path}: {count} weitere Zeile wurde verschoben.",
    "verify.moreDisplaced.other": "{path}: {count} weitere Zeilen wurden verschoben.",
    "verify.gone": "{path}: Die Datei fehlt. Andere Dateien erzählen von ihren Zeilen.",
    "verify.cutOff.one": "{path}: {count} Zeile am Ende fehlt. Andere Dateien erzählen von ihr.",
    "verify.cutOff.other":
      "{path}: {count} Zeilen am Ende fehlen. Andere Dateien erzählen von ihnen.",
    "verify.goneSince": "{path}: Die Datei fehlt. Am {date} war sie da.",
    "verify.cutOffSince.one":
      "{path}: {count} Zeile am Ende fehlt. Am {date} war sie da.",
    "verify.cutOffSince.other":
      "{path}: {count} Zeilen am Ende fehlen. Am {date} waren sie da.",
    "verify.exchanged":
      "{path}: Zeilen, die am {date} am Ende standen, fehlen, und andere stehen an ihrer Stelle.",
    "verify.vanished.one":
      "{path}: Alle Aufzeichnungen dieser Person fehlen, {count} Datei. Am {date} waren sie da.",
    "verify.vanished.other":
      "{path}: Alle Aufzeichnungen dieser Person fehlen, {count} Dateien. Am {date} waren sie da.",
    "doctor.bringBack":
      "Nehmen Sie die fehlenden Zeilen aus einer Kopie des Speichers, und setzen Sie sie in der"
      + " Reihenfolge ihrer Nummern (n) wieder ein. Wurde hier seither nichts geschrieben, legen Sie die"
      + " ganze Datei zurück.",
    "doctor.vanished":
      "Legen Sie den Ordner aus einer Kopie des Speichers zurück. Wurden die Aufzeichnungen mit Absicht"
      + " entfernt, sagen Sie das mit: erase --participant {participant}",
    "doctor.settings":
      "Schreiben Sie wieder hinein, was darin stand, oder legen Sie sie aus einer Kopie des Speichers"
      + " zurück. Bis dahin sollte hier nichts gespeichert werden.",
    "doctor.lostSettings":
      "Legen Sie sie aus einer Kopie des Speichers zurück, oder legen Sie eine Datei dieses Namens an,"
      + " in der das steht.",
    "finding.changedOrigin":
      "{path}: Am {date} war „origin“ {was}. Jemand hat es geändert, so dass neue Zeilen als die eines"
      + " anderen Speichers gelten.",
    "finding.changedClock":
      "{path}: Am {date} war „clock“ {was}. Jemand hat es geändert, so dass eine Probe für echte"
      + " Aufzeichnungen gelten kann oder umgekehrt.",
    "finding.lostSettings": "{path}: Am {date} stand darin {was}",
    "finding.changedCheckpoint":
      "{path}: Die Datei wurde geändert, nachdem sie geschrieben wurde. Sie sagt nicht mehr, welche"
      + " Zeilen da sein müssen.",
    "verify.misplaced": "{path}: Die Zeilen darin gehören zu {other}.",
    "verify.lostPlans.one":
      "{path}: {count} Fassung einer Aufgabe fehlt, unter der Antworten gespeichert wurden.",
    "verify.lostPlans.other":
      "{path}: {count} Fassungen von Aufgaben fehlen, unter denen Antworten gespeichert wurden.",
    "doctor.reorder":
      "Bringen Sie die Zeilen jeder Herkunft (o) wieder in die Reihenfolge ihrer Nummern (n), oder"
      + " legen Sie die Datei aus einer Kopie des Speichers zurück.",
    "doctor.rename": "Sie wurde umbenannt oder verschoben. Nennen Sie sie wieder {other}.",
    "doctor.removeCopy":
      "Es gibt auch {other}: Dies ist eine Kopie. Verschieben Sie sie aus dem Speicher.",
    "adopt.misplaced":
      "{place} handelt von jemand anderem oder einem anderen Monat als die Datei. Berichtigen Sie"
      + " „event“ und „day“ in einem Editor.",
    "adopt.unchecked":
      "{place} kann nicht übernommen werden: Nur mit der Studie, die danach gefragt hat, lässt es"
      + " sich prüfen. Nennen Sie sie mit --content und --study.",
    "adopt.noEvent":
      "{place} kann nicht übernommen werden: Die Studie hat kein Ereignis „{event}“ am {day}.",
    "adopt.wrongValue":
      "{place} kann nicht übernommen werden. {problem} Berichtigen Sie es in einem Editor.",
    "adopt.notAValue": "„{value}“ ist kein Wert von „{task}“.",
    "adopt.differs": "„values“ sind nicht, was die Antworten in „result“ ergeben.",
    "verify.unfinished.one":
      "{path}: {count} Byte am Ende ist noch keine Zeile. Es wird gerade geschrieben, oder"
      + " ein Absturz hat es hinterlassen.",
    "verify.unfinished.other":
      "{path}: {count} Bytes am Ende sind noch keine Zeile. Sie werden gerade geschrieben,"
      + " oder ein Absturz hat sie hinterlassen.",
    "verify.seeDoctor": "Was zu tun ist, zeigt: doctor",
    "doctor.summary": "Sagen, was am Speicher nicht stimmt und was zu tun ist.",
    "doctor.adopt": "Eine von Hand geänderte Zeile wieder gelten lassen.",
    "doctor.reason": "Sagen, warum die Zeile geändert wurde oder der Verlust hingenommen wird.",
    "doctor.author": "Sagen, wer die Zeile geändert hat oder den Verlust hinnimmt.",
    "doctor.run": "Rufen Sie auf: {command}",
    "doctor.restore":
      "Holen Sie die Datei aus einer Kopie der Aufzeichnungen zurück. Alles andere darin"
      + " gilt wie zuvor.",
    "doctor.adoptAdvice":
      "Wieder gelten lassen mit: doctor --adopt {place} --author NAME --reason TEXT",
    "finding.openToOthers": "{path}: Andere an diesem Rechner können das öffnen.",
    "finding.ownedByAnother":
      "{path}: Das gehört jemand anderem. Bitten Sie die Verwaltung des Rechners, es Ihnen"
      + " zu übertragen.",
    "finding.severalNames":
      "{path}: Die Datei hat einen zweiten Namen, unter dem sie gelesen und geändert werden"
      + " kann.",
    "finding.link":
      "{path}: Dort steht eine symbolische Verknüpfung. Setzen Sie die Datei selbst an ihre"
      + " Stelle.",
    "finding.openParent":
      "{path}: Andere können an die Stelle des Speichers einen anderen Ordner setzen.",
    "finding.changedFile":
      "{path}: Das ist nicht die Datei, die abgegeben wurde. Holen Sie sie aus einer Kopie"
      + " der Aufzeichnungen zurück.",
    "finding.notOurs": "{path}: Das ist keine Datei des Speichers. Sie bleibt, wie sie ist.",
    "finding.leftover":
      "{path}: Ein abgebrochenes Schreiben hat das hinterlassen. Nichts darin gilt.",
    "finding.setAside": "{path}: Hier liegen {size}, die keine Zeile waren.",
    "finding.finishedDraft":
      "{path}: Der Durchgang ist abgeschlossen. Die Datei verschwindet, wenn die nächste"
      + " Befragung beginnt.",
    "adopt.done": "{place} gilt wieder, als Zeile Nummer {number} dieses Speichers.",
    "adopt.needsReason": "Um eine Zeile wieder gelten zu lassen, braucht es --author und --reason.",
    "adopt.place": "„{text}“ bezeichnet keine Zeile. Schreiben Sie es wie p/me/2026-03.jsonl:12",
    "adopt.noLine": "Es gibt keine Zeile {place}.",
    "adopt.sound": "{place} ist, wie sie geschrieben wurde. Es gibt nichts zu tun.",
    "adopt.unreadable":
      "{place} kann nicht gelesen werden: {problem} Berichtigen Sie die Zeile in einem"
      + " Editor, oder holen Sie die Datei aus einer Kopie zurück.",
    "adopt.notARecord":
      "{place} ist keine Zeile von Aufzeichnungen oder Einstellungen. Nur solche können"
      + " wieder gelten.",
    "adopt.future": "{place} spricht von {day}, und der Tag kommt noch.",
    "adopt.superseded":
      "{place} kann nicht wieder gelten: Zeile {line} hat seither geändert, was darin"
      + " steht. Ändern Sie stattdessen diese.",
    "adopt.again": "{place} gilt schon wieder, als Zeile {line}.",
    "audit.summary": "Zeigen, wer wann was an welcher Aufzeichnung getan hat, und warum.",
    "audit.from": "Mit dem beginnen, was an diesem Tag getan wurde.",
    "audit.to": "Mit dem enden, was an diesem Tag getan wurde.",
    "audit.title": "Prüfpfad von „{participant}“",
    "audit.none": "Es wurde nichts geschrieben.",
    "audit.heading": "{date} ({zone}), {who}",
    "audit.undated": "Zu unbekannter Zeit, von unbekannter Hand",
    "audit.about": "{task}, {day}: {what}",
    "audit.reason": "{what}. Grund: {reason}",
    "audit.adopted": "{what} (übernimmt die von Hand geänderte Zeile {line})",
    "audit.times.one": "{count}-mal eingetragen",
    "audit.times.other": "{count}-mal eingetragen",
    "audit.nothing": "nichts",
    "audit.recorded": "gespeichert: {new}",
    "audit.amended": "geändert von: {old}; in: {new}",
    "audit.late": "{what} (nach dem vorgesehenen Tag)",
    "audit.deleted": "zurückgenommen: {old}",
    "audit.discarded": "unfertige Antworten verworfen",
    "audit.setting": "gestellt von: {old}; auf: {new}",
    "audit.withdrawn": "hat die Studie verlassen; Aufzeichnungen: {new}",
    "audit.kept": "behalten",
    "audit.removed": "gelöscht",
    "audit.exported": "alle Aufzeichnungen wurden kopiert",
    "audit.writtenOut": "Antworten wurden herausgeschrieben",
    "audit.reported": "ein Bericht wurde herausgegeben",
    "audit.imported": "Aufzeichnungen einer Kopie wurden hinzugefügt",
    "audit.broughtIn.one": "{count} Zeile kam aus „{path}“",
    "audit.broughtIn.other": "{count} Zeilen kamen aus „{path}“",
    "audit.fromElsewhere": "{what} (hereingeholt aus „{path}“ von {who}, {date})",
    "audit.clockBehind":
      "{what} (die Uhr ging nach: um {date} war schon etwas gespeichert worden)",
    "audit.dayBehind":
      "{what} (weiter westlich: wo zuvor etwas gespeichert worden war, war schon der {day})",
    "audit.erased": "alle Aufzeichnungen wurden gelöscht",
    "audit.edited": "die Zeile wurde von Hand geändert und gilt nicht",
    "audit.unreadable": "die Zeile ist beschädigt und gilt nicht",
    "audit.other": "eine Zeile der Art „{kind}“, von: {old}; in: {new}",
  ]
}
