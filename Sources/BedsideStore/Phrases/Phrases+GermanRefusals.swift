internal import BedsideCore

extension Phrases {
  /// Why something is not allowed, in German.
  static let germanRefusals: KeyValuePairs<String, String> = [
    "refused.future": "„{task}“ am {day} kommt noch. An dem Tag ist es möglich.",
    "refused.missed":
      "Der Tag von „{task}“, {day}, ist vorbei, und später ist es nicht möglich.",
    "refused.past":
      "Was zu „{task}“ am {day} gespeichert ist, bleibt: nur die heutigen Antworten können geändert"
      + " werden. Wer die Aufzeichnungen betreut, nimmt es zurück mit:"
      + " {command}␣--author␣NAME␣--reason␣{reason}",
    "refused.pastAmend":
      "Was zu „{task}“ am {day} gespeichert ist, bleibt: nur die heutigen Antworten können geändert"
      + " werden. Wer die Aufzeichnungen betreut, berichtigt es mit:"
      + " {command}␣--author␣NAME␣--reason␣{reason}",
    "refused.gated": "„{task}“ wird möglich, wenn „{gate}“ erledigt ist. Eingeben: start␣{id}",
    "refused.notEnrolled":
      "„{task}“ wird möglich, wenn „{gate}“ erledigt ist. Eingeben: start␣{id}",
    "refused.consent":
      "„{task}“ wird möglich, wenn Sie der neuen Version von „{consent}“ zugestimmt haben."
      + " Eingeben: start␣{id}",
    "refused.withdrawn":
      "Sie haben diese Studie am {day} verlassen: Nichts wird mehr gespeichert oder geändert. Was"
      + " gespeichert wurde, können Sie weiterhin lesen.",
    "refused.withdrawnRejoin":
      "Sie haben diese Studie am {day} verlassen: Nichts wird mehr gespeichert oder geändert. Was"
      + " gespeichert wurde, können Sie weiterhin lesen. Um wieder teilzunehmen, tippen Sie:"
      + " start␣{task}",
    "refused.otherStudies":
      "Dieselben Aufzeichnungen enthalten Antworten zu {studies}, die mit gelöscht würden. Es wurde"
      + " nichts geändert. Verlassen Sie die Studie und bewahren Sie die Aufzeichnungen auf, oder"
      + " nehmen Sie an jeder Studie unter einem eigenen Namen teil.",
    "refused.recorded":
      "„{task}“ am {day} ist schon eingetragen. Den Eintrag zeigt: show␣{id}␣{date}. Was von heute ist, ändert:"
      + " amend␣{id}",
    "refused.doneOnce": "„{task}“ ist erledigt und wird nicht noch einmal gefragt.",
    "refused.noEvent": "„{task}“ hat keinen solchen Termin. Die Tage zeigt: week",
    "refused.nothingPlanned": "Für „{task}“ ist am {day} nichts vorgesehen.",
    "refused.nothingRecorded": "Zu „{task}“ ist für {day} nichts gespeichert.",
    "refused.correction": "Eine Berichtigung braucht --author und --reason.",
    "refused.contentChanged":
      "Der Inhalt von „{task}“ ist ein anderer, als zuvor unter Version {version} festgehalten"
      + " wurde. Geben Sie dem geänderten Inhalt eine neue Version.",
    "refused.empty": "„{task}“ hat noch keine Antwort, es gibt also nichts zu speichern.",
    "refused.needsAnswers":
      "„{task}“ wird erledigt, indem Sie die Fragen beantworten. Eingeben: start {id}",
    "refused.notANumber":
      "Das kann zu „{task}“ nicht gespeichert werden: Es ist keine endliche Zahl.",
    "refused.noSuchValue":
      "Das ist zu „{task}“ am {day} nicht mehr gespeichert. Was gespeichert ist, zeigt:"
      + " show {id} {date}",
    "refused.clockBehind":
      "„{task}“ am {day} kann nicht geändert werden: Am {newest} wurde schon etwas gespeichert, die"
      + " Uhr geht also nach. Stellen Sie die Uhr; bis dahin werden nur neue Antworten gespeichert.",
    "refused.otherZone":
      "Mit --zone {zone} werden die Aufzeichnungen nur gelesen, denn Ihre eigene Zone ist {own}."
      + " Lassen Sie --zone weg, um etwas zu speichern oder zu ändern.",
    "refused.nothingToUndo":
      "Es gibt nichts rückgängig zu machen: Das geht nur mit dem, was Sie heute für heute getan"
      + " haben.",
    "refused.correctedSince":
      "Es gibt nichts rückgängig zu machen: „{task}“ am {day} wurde seitdem von {author} berichtigt und"
      + " bleibt so. Was geschah, zeigt: history",
    "refused.erased":
      "Es wurde nichts gespeichert: Diese Aufzeichnungen wurden an anderer Stelle gelöscht, nachdem"
      + " das hier begonnen wurde, und was hier beantwortet wurde, kam nicht zurück. Was jetzt da ist,"
      + " zeigt: today",
    "refused.changedMeanwhile":
      "Es wurde nichts gespeichert: Was zu „{task}“ am {day} gespeichert ist, wurde an anderer Stelle"
      + " geändert, nachdem das hier begonnen wurde. Was gespeichert ist, zeigt: show␣{id}␣{date}",
    "refused.undoneMeanwhile":
      "Es wurde nichts rückgängig gemacht: An anderer Stelle wurde etwas anderes getan, nachdem das hier"
      + " begonnen wurde. Das zeigt: history",
    "refused.pastElsewhere":
      "Was zu „{task}“ am {day} gespeichert ist, bleibt: Es wurde in der Zeitzone {zone} gespeichert, wo"
      + " dieser Tag vorbei ist. Wer die Aufzeichnungen betreut, nimmt es zurück mit:"
      + " {command}␣--author␣NAME␣--reason␣{reason}",
    "refused.pastElsewhereAmend":
      "Was zu „{task}“ am {day} gespeichert ist, bleibt: Es wurde in der Zeitzone {zone} gespeichert, wo"
      + " dieser Tag vorbei ist. Wer die Aufzeichnungen betreut, berichtigt es mit:"
      + " {command}␣--author␣NAME␣--reason␣{reason}",
    "refused.ownCorrection":
      "„{author}“ nimmt selbst an der Studie teil und ändert die heutigen Antworten ohne --author; ein"
      + " vergangener Tag wird von jemand anderem berichtigt. Geben Sie den Namen an: --author␣NAME",
    "refused.blankReason":
      "Die Begründung sagt nichts. Sagen Sie, warum, oder lassen Sie sie weg.",
    "refused.longRemark":
      "Eine Begründung oder ein Name hat {count} Zeichen. Schreiben Sie höchstens {most}.",
    "refused.unchanged":
      "Das ist zu „{task}“ am {day} schon gespeichert; es wurde nichts geändert.",
  ]
}
