internal import BedsideCore

extension Phrases {
  /// What can be done with records as a whole, in German.
  static let germanData: KeyValuePairs<String, String> = [
    "participants.summary": "Alle auflisten, von denen es Aufzeichnungen gibt.",
    "participants.name": "Wie die Person heißt.",
    "participants.side": "Die Körperseite, um die es geht.",
    "participants.notes": "Was alle wissen sollten, die sich um die Person kümmern.",
    "participants.left": "linke Seite",
    "participants.right": "rechte Seite",
    "participants.there":
      "„{participant}“ gibt es schon. Ändern Sie, was bekannt ist, mit: participants set"
      + " {participant}",
    "participants.kept": "Für „{participant}“ gespeichert.",
    "participants.how":
      "Schreiben Sie participants add NAME oder participants set NAME, mit --name, --side oder"
      + " --notes.",
    "participants.none": "Es gibt noch keine Aufzeichnungen.",
    "participants.noRecords": "noch keine Antworten",
    "participants.months": "{first} bis {last}",
    "participants.unfinished.one": "{count} unfertig",
    "participants.unfinished.other": "{count} unfertig",
    "export.summary": "Alles, was über jemanden aufbewahrt wird, in einen Ordner kopieren.",
    "export.none":
      "Es gibt keine Aufzeichnungen von „{participant}“. Von wem es welche gibt, zeigt:"
      + " participants",
    "export.done.one": "{count} Datei kopiert nach {folder}",
    "export.done.other": "{count} Dateien kopiert nach {folder}",
    "export.care":
      "Wer den Ordner öffnen kann, kann die Antworten lesen. Bewahren Sie ihn entsprechend"
      + " auf.",
    "export.exists":
      "Es gibt „{path}“ schon. Es blieb, wie es war. Nennen Sie einen anderen Ordner.",
    "export.empty": "„export“ braucht einen Ordner mit Namen. Schreiben Sie export␣ORDNER.",
    "export.notNoted":
      "Die Aufzeichnungen können nur gelesen werden; deshalb steht diese Kopie nicht im"
      + " Prüfpfad.",
    "readme.title": "Alles, was Bedside über „{participant}“ aufbewahrt, kopiert am {day}.",
    "readme.table":
      "outcomes.csv enthält, was jetzt gilt, eine Zeile je Wert, für Tabellen und Statistik"
      + " (UTF-8). Vor einem Text, der wie eine Formel beginnt, steht ein Apostroph.",
    "readme.lines":
      "Die .jsonl-Dateien enthalten jede Zeile, die geschrieben wurde, Byte für Byte:"
      + " Antworten, Änderungen und Löschungen, ein JSON-Objekt je Zeile. Das Feld c ist die"
      + " CRC-32C der Zeile ab Byte 16.",
    "readme.manifest": "export.json führt jede Datei mit Länge und SHA-256 auf.",
    "readme.import":
      "Um diese Aufzeichnungen einem anderen Speicher hinzuzufügen: bedside --store ORDNER"
      + " import DIESER-ORDNER",
    "import.summary":
      "Die Aufzeichnungen einer Kopie von „export“ oder anderswo gesicherte unfertige"
      + " Antworten hinzufügen.",
    "import.none":
      "„{path}“ ist keine Kopie von Bedside. Nennen Sie den Ordner, den „export“"
      + " geschrieben hat.",
    "import.format":
      "„{path}“ hat das Format {format}, das ein neueres Bedside geschrieben hat. Nehmen"
      + " Sie jenes.",
    "import.changed":
      "„{path}“ fehlt oder wurde seit dem Kopieren geändert. Es wurde nichts hinzugefügt."
      + " Kopieren Sie es noch einmal.",
    "import.rehearsal":
      "„{path}“ stammt von einer Probe, und dies sind echte Aufzeichnungen. Es wurde nichts"
      + " hinzugefügt.",
    "import.other":
      "Das sind die Aufzeichnungen von „{participant}“, nicht von „{asked}“. Lassen Sie"
      + " --participant weg, oder nennen Sie „{participant}“.",
    "import.author": "Sagen, wer die Aufzeichnungen hereinholt.",
    "import.reason": "Sagen, warum sie hereingeholt werden.",
    "import.needsBoth": "Wer einen Import zeichnet, nennt beides: --author und --reason.",
    "import.future":
      "{place} ist für {day}, und der Tag kommt erst. Es wurde nichts hinzugefügt: Antworten für"
      + " künftige Tage werden nicht angenommen. Prüfen Sie die Uhr dieses Rechners oder die Kopie.",
    "import.past":
      "{place} ist für {day}, und der Tag ist vorbei. Es wurde nichts hinzugefügt: Sagen Sie mit"
      + " --author NAME --reason TEXT, wer Aufzeichnungen vergangener Tage hereinholt und warum.",
    "import.ahead":
      "{place} ist für {day}, und der Tag hat in {zone} begonnen, aber nicht hier. Es wurde nichts"
      + " hinzugefügt: Sagen Sie mit --author NAME --reason TEXT, wer es hereinholt und warum.",
    "import.closed":
      "{place} kann heute nicht hinzugefügt werden. Sagen Sie mit --author NAME --reason TEXT, wer es"
      + " hereinholt und warum. Was dagegen steht: {refusal}",
    "import.wrong":
      "{place} sagt, was die Studie so nicht gespeichert hätte. {problem} Es wurde nichts hinzugefügt:"
      + " Sagen Sie mit --author NAME --reason TEXT, wer dafür einsteht und warum.",
    "import.impossible":
      "{place} sagt, was niemand gespeichert haben kann. {problem} Es wurde nichts hinzugefügt, wer immer"
      + " dafür einsteht. Berichtigen Sie es dort, wo es gespeichert wurde, und kopieren Sie die"
      + " Aufzeichnungen noch einmal, oder behalten Sie die Kopie in einem eigenen Speicher:"
      + " --store ORDNER",
    "import.recorded":
      "{place} speichert „{event}“ neu, was schon gespeichert ist, und wurde mit allem, was es ändert,"
      + " weggelassen. Vergleichen Sie beides, und ändern Sie, was hier steht, mit: amend␣{task}",
    "import.enrolment":
      "Die Aufnahme in der Kopie ist vom {there}, und was hier gespeichert ist, zählt ab dem {here}: Mit"
      + " ihr wäre es von anderen Tagen. Es wurde nichts hinzugefügt. Behalten Sie die Kopie in einem"
      + " eigenen Speicher: --store ORDNER",
    "import.otherDay": "„{event}“ ist hier vom {planned}, nicht vom {day}.",
    "import.neverPlanned":
      "„{task}“, Version {version}, hat an keinem Tag einen Termin „{event}“.",
    "import.unplanned.one":
      "{count} Zeile gehört zu {tasks}. Das kennt diese Studie nicht, und keine Zeile des Plans sagt es."
      + " Sie wird aufbewahrt und exportiert, aber nichts hat sie geprüft, und keine Seite zeigt sie. Um"
      + " sie zu sehen, bringen Sie den Plan der Kopie mit, oder öffnen Sie die Aufzeichnungen mit der"
      + " Studie, die es kennt: --content ORDNER",
    "import.unplanned.other":
      "{count} Zeilen gehören zu {tasks}. Das kennt diese Studie nicht, und keine Zeile des Plans sagt"
      + " es."
      + " Sie werden aufbewahrt und exportiert, aber nichts hat sie geprüft, und keine Seite zeigt sie. Um"
      + " sie zu sehen, bringen Sie den Plan der Kopie mit, oder öffnen Sie die Aufzeichnungen mit der"
      + " Studie, die es kennt: --content ORDNER",
    "import.version": "„{task}“, Version {version}",
    "import.noEvent": "Sie hat kein Ereignis „{event}“ am {day}.",
    "import.noSteps": "Die Antworten in „result“ lassen sich den Fragen nicht noch einmal geben.",
    "import.lineChanged":
      "{place} wurde nach dem Schreiben geändert und deshalb weggelassen. Holen Sie sie aus einer"
      + " unbeschädigten Kopie herein.",
    "import.lineDamaged":
      "{place} ist nicht lesbar und wurde deshalb weggelassen. Holen Sie sie aus einer unbeschädigten"
      + " Kopie herein.",
    "import.moreDamaged.one":
      "{count} weitere Zeile von {file} ist nicht lesbar und wurde deshalb weggelassen.",
    "import.moreDamaged.other":
      "{count} weitere Zeilen von {file} sind nicht lesbar und wurden deshalb weggelassen.",
    "import.missing.one":
      "{count} Zeile von {file} fehlt in der Kopie; das sagen die Nummern der anderen.",
    "import.missing.other":
      "{count} Zeilen von {file} fehlen in der Kopie; das sagen die Nummern der anderen.",
    "import.unfinished.one":
      "{file} endet mit {count} Byte, das keine ganze Zeile ist; es wurde weggelassen.",
    "import.unfinished.other":
      "{file} endet mit {count} Byte, die keine ganze Zeile sind; sie wurden weggelassen.",
    "import.fileChanged":
      "{path} ist nicht die Datei, die ihr Name nennt, und wurde deshalb weggelassen. Holen Sie sie aus"
      + " einer unbeschädigten Kopie herein.",
    "import.ownName":
      "„{author}“ nimmt selbst an der Studie teil; für das, was hereinkommt, muss jemand anders"
      + " einstehen. Es wurde nichts hinzugefügt: Nennen Sie diesen Namen mit --author NAME.",
    "import.plan":
      "{place} plant „{task}“ anders als die Studie. Es wurde nichts hinzugefügt: Sagen Sie mit"
      + " --author NAME --reason TEXT, wer das hereinholt und warum.",
    "import.another":
      "{place} handelt von „{participant}“. Es wurde nichts hinzugefügt: Eine Kopie enthält die"
      + " Aufzeichnungen einer einzigen Person.",
    "import.misplaced":
      "{place} handelt von einem anderen Monat als ihre Datei oder von einer anderen Aufgabe, als sie"
      + " sagt. Es wurde nichts hinzugefügt. Kopieren Sie die Aufzeichnungen noch einmal.",
    "import.clash":
      "{place} ist nicht die Zeile, die hier unter derselben Nummer steht. Es wurde nichts"
      + " hinzugefügt. Nehmen Sie für die Kopie einen eigenen Speicher: --store ORDNER",
    "import.unreadable":
      "{place} sagt nicht, von welchem Tag es ist. Es wurde nichts hinzugefügt. Kopieren Sie die"
      + " Aufzeichnungen noch einmal.",
    "import.leftOut.one":
      "{count} Zeile wurde weggelassen: Der Speicher hat neuere derselben Herkunft, und hinter"
      + " ihnen würde sie an deren Stelle gelten. Um sie zurückzuholen, legen Sie ihre Datei aus der"
      + " Kopie zurück.",
    "import.leftOut.other":
      "{count} Zeilen wurden weggelassen: Der Speicher hat neuere derselben Herkunft, und hinter"
      + " ihnen würden sie an deren Stelle gelten. Um sie zurückzuholen, legen Sie ihre Dateien aus"
      + " der Kopie zurück.",
    "export.inside":
      "„{path}“ liegt im Speicher selbst. Eine Kopie gehört nach außerhalb. Nennen Sie einen anderen"
      + " Ordner.",
    "import.done.one": "{count} Zeile zu den Aufzeichnungen von „{participant}“ hinzugefügt.",
    "import.done.other": "{count} Zeilen zu den Aufzeichnungen von „{participant}“ hinzugefügt.",
    "import.nothingNew.one": "Die Aufzeichnungen von „{participant}“ enthalten das alles schon.",
    "import.nothingNew.other": "Die Aufzeichnungen von „{participant}“ enthalten das alles schon.",
    "copy.restored.one": "{count} Zeile unfertiger Antworten ist wieder da. Weiter mit: resume",
    "copy.restored.other": "{count} Zeilen unfertiger Antworten sind wieder da. Weiter mit: resume",
    "copy.finished":
      "Diese Antworten wurden schon abgeschlossen und gespeichert. Es wurde nichts"
      + " hinzugefügt.",
    "copy.different":
      "Der Speicher enthält andere Antworten desselben Durchgangs. Es wurde nichts"
      + " hinzugefügt. Schließen Sie jene zuerst ab, oder verwerfen Sie sie: drafts",
    "mark.restored": "Was eingetragen wurde, ist jetzt gespeichert. Es zeigt: history",
    "mark.recordedAlready":
      "Was diese Datei enthält, ist schon auf andere Weise gespeichert. Es wurde nichts hinzugefügt."
      + " Es zeigt: history",
    "erase.summary": "Alles entfernen, was über jemanden aufbewahrt wird.",
    "erase.confirm": "Den Namen noch einmal, statt gefragt zu werden.",
    "erase.meaning":
      "Alles, was über „{participant}“ aufbewahrt wird, wird von der Platte entfernt, aus"
      + " allen Studien: Antworten, unfertige Antworten, abgegebene Dateien und Einstellungen"
      + " ({folder}). Kopien und Sicherungen an anderen Orten bleiben. Um eine Kopie zu"
      + " behalten, drücken Sie Strg-D und tippen: export",
    "erase.typeName": "Tippen Sie „{participant}“, um zu löschen: ",
    "erase.needsConfirm":
      "Niemand kann gefragt werden. Bestätigen Sie mit --confirm {participant}.",
    "erase.wrongName": "„{text}“ ist nicht „{participant}“. Es wurde nichts gelöscht.",
    "erase.none": "Von „{participant}“ ist nichts gespeichert.",
    "erase.unchanged": "Es wurde nichts gelöscht.",
    "erase.traces":
      "Die Aufzeichnungen sind gelöscht, aber nicht alles andere, was davon erzählen kann."
      + " {reason} Löschen Sie noch einmal, um es zu beenden.",
    "erase.done":
      "Alles, was über „{participant}“ aufbewahrt wurde, ist gelöscht, und der Verlauf der"
      + " Befehle mit.",
  ]
}
