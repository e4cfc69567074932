internal import BedsideCore

extension Phrases {
  /// Why records can't be opened, read or kept, in German.
  static let germanStoreErrors: KeyValuePairs<String, String> = [
    "system.read": "„{path}“ kann nicht gelesen werden: {reason}.",
    "system.write": "„{path}“ kann nicht geschrieben werden: {reason}.",
    "system.flush": "Es ist nicht sicher, dass „{path}“ auf der Platte steht: {reason}.",
    "system.lock": "„{path}“ kann nicht gesperrt werden: {reason}.",
    "system.make": "„{path}“ kann nicht angelegt werden: {reason}.",
    "system.rename": "„{path}“ kann nicht umbenannt werden: {reason}.",
    "system.remove": "„{path}“ kann nicht entfernt werden: {reason}.",
    "system.notFound": "diese Datei gibt es nicht",
    "system.exists": "eine solche Datei gibt es schon",
    "system.notPermitted": "Sie haben nicht die Berechtigung dazu",
    "system.diskFull": "die Platte ist voll",
    "system.quotaFull": "Ihr Anteil an der Platte ist voll",
    "system.fileTooLarge":
      "die Datei würde größer, als das System erlaubt; die Grenze der Shell zeigt: ulimit -f",
    "system.readOnlyDisk": "die Platte kann nur gelesen werden",
    "system.diskFailed": "die Platte hat einen Fehler",
    "system.link": "es ist eine symbolische Verknüpfung, und Verknüpfungen wird nicht gefolgt",
    "system.notAFolder": "ein Teil des Pfades ist kein Ordner",
    "system.isAFolder": "es ist ein Ordner",
    "system.notAFile": "es ist keine Datei",
    "system.tooLargeToRead": "sie ist größer als {size} MB",
    "system.fileOwnedByAnother":
      "die Datei gehört jemand anderem; was zu tun ist, zeigt: doctor",
    "system.fileOpenToOthers":
      "andere an diesem Rechner können die Datei öffnen; was zu tun ist, zeigt: doctor",
    "system.fileWithSeveralNames":
      "die Datei hat einen zweiten Namen, unter dem sie mitgeändert würde; was zu tun ist, zeigt:"
      + " doctor",
    "system.notSupported": "das Dateisystem bietet es nicht",
    "system.notEmpty": "der Ordner ist nicht leer",
    "system.tooManyFiles": "zu viele Dateien sind offen",
    "system.other": "{words} (Fehler {code})",

    "store.link":
      "„{path}“ ist eine symbolische Verknüpfung. Nennen Sie mit --store den Ordner, zu dem sie"
      + " führt.",
    "store.notAFolder": "„{path}“ ist kein Ordner. Nennen Sie mit --store einen Ordner.",
    "store.notAStore":
      "In „{path}“ liegen andere Dateien und keine Aufzeichnungen. Nennen Sie mit --store einen"
      + " leeren oder einen neuen Ordner.",
    "store.format":
      "„{path}“ hat das Format {format}; dieses Bedside liest {known}. Nehmen Sie das Bedside, das"
      + " es angelegt hat, oder ein neueres.",
    "store.notSimulated":
      "„{path}“ enthält echte Aufzeichnungen, deshalb kann die Zeit nicht vorgegeben werden. Nennen"
      + " Sie mit --store einen neuen Ordner für eine Probe mit --now.",
    "store.ownedByAnother":
      "„{path}“ gehört jemand anderem. Nennen Sie mit --store Ihren eigenen Ordner.",
    "store.openToOthers":
      "Andere an diesem Rechner können „{path}“ öffnen. Rufen Sie auf: {command}",
    "store.notWritable":
      "Sie können in „{path}“ nicht schreiben. Machen Sie den Ordner beschreibbar, oder nennen Sie"
      + " mit --store einen anderen.",
    "store.settingsMissing":
      "„{path}“ fehlt. Holen Sie es aus einer Kopie der Aufzeichnungen, oder beginnen Sie andere mit"
      + " --store.",
    "store.settingsDamaged": "{path}: {problem} Holen Sie es aus einer Kopie der Aufzeichnungen.",

    "store.clockChanged":
      "{path}: „clock“ war „{was}“, als die Aufzeichnungen angelegt wurden. Jemand hat das geändert."
      + " Schreiben Sie dort wieder \"{was}\", oder beginnen Sie andere mit --store.",

    "journal.notSaved": "Nicht gespeichert. {reason}",
    "journal.stopped":
      "Nicht gespeichert. {reason} Es wird nichts mehr geschrieben, bis Bedside neu gestartet ist."
      + " Prüfen Sie die Platte.",
    "journal.busy":
      "Nicht gespeichert. Ein anderes Bedside hält „{path}“ seit zehn Sekunden gesperrt. Schließen"
      + " Sie es und versuchen Sie es noch einmal.",
    "journal.tooLong":
      "Nicht gespeichert. Der Eintrag braucht {bytes} Bytes; möglich sind höchstens {most}.",
    "journal.lineChanged":
      "{place}: die Zeile wurde geändert, nachdem sie geschrieben war. Sie bleibt stehen und zählt"
      + " nicht.",
    "journal.lineDamaged":
      "{place}: die Zeile ist beschädigt. Sie bleibt stehen und zählt nicht.",

    "care.noTask": "Es gibt keine Aufgabe „{task}“. Alle Aufgaben zeigt: today",
    "care.noTaskNear": "Es gibt keine Aufgabe „{task}“. Meinten Sie „{nearest}“?",
    "care.draftInUse":
      "Diese Antworten sind in einer anderen Shell offen. Machen Sie dort weiter, oder schließen Sie"
      + " sie zuerst.",
    "care.draftGone":
      "Diese Antworten wurden in einer anderen Shell fertiggestellt oder verworfen. Was gespeichert"
      + " ist, zeigt: today",
    "care.noDraft": "Es gibt keine unfertigen Antworten „{draft}“. Alle zeigt: drafts",
  ]
}
