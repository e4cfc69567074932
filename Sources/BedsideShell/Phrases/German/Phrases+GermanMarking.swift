internal import BedsideCore

extension Phrases {
  /// The commands that mark, log and change what is done without questions, in German.
  static let germanMarking: KeyValuePairs<String, String> = [
    "mark.done": "Erledigt: {task}.",
    "mark.undone": "Nicht mehr erledigt: {task}.",
    "mark.logged": "Eingetragen: {task}{values}.",
    "mark.unlogged": "Zurückgenommen: {task}{values}.",
    "mark.amended": "Geändert: {task}{values}.",
    "mark.late": "Es ist als nachträglich vermerkt.",
    "undo.recorded": "Rückgängig gemacht: {task} ist nicht mehr eingetragen.",
    "undo.added": "Rückgängig gemacht: {task}{values} ist zurückgenommen.",
    "undo.deleted": "Rückgängig gemacht: {task} ist wieder eingetragen.",
    "undo.removed": "Rückgängig gemacht: {task}{values} ist wieder eingetragen.",
    "undo.amended": "Rückgängig gemacht: {task} ist wie zuvor.",
    "mark.needsValue": "„{task}“ braucht einen Wert. Eingeben: log␣{name}␣{value}{options}",
    "mark.noUnit":
      "„{task}“ wird ohne Einheit gezählt. Nur die Zahl eingeben: {command}",
    "mark.notAUnit":
      "„{unit}“ ist keine Einheit. Eine Einheit ist ein kurzes Wort hinter der Zahl: {command}",
    "mark.negative":
      "„{text}“ ist unter null, und das ist „{task}“ nie. Geben Sie ein: {command}",
    "mark.below":
      "„{text}“ ist weniger, als „{task}“ annimmt, {limit}. Sehen Sie noch einmal nach, und geben Sie"
      + " ein: {command}",
    "mark.above":
      "„{text}“ ist mehr, als „{task}“ annimmt, {limit}. Sehen Sie noch einmal nach, und geben Sie"
      + " ein: {command}",
    "mark.blank":
      "„{text}“ können zwei Zahlen sein. Ohne Leerzeichen eingeben: {command}",
    "mark.elsewhereOneLabel": "es in einem anderen Ordner sichern",
    "mark.elsewhereDone":
      "Es ist dort gesichert und noch nicht eingetragen. Wenn wieder Platz ist, holen Sie es mit der"
      + " nächsten Zeile herein, und geben Sie es nicht noch einmal ein:",
    "mark.recorded": "„{task}“ ist schon eingetragen. Es zeigt: history␣{id}",
    "mark.recordedTick": "„{task}“ ist schon erledigt. Zurücknehmen mit: undone␣{name}{options}",
    "mark.recordedValue":
      "„{task}“ ist schon eingetragen: {values}. Ändern mit: amend␣{name}␣{value}{options}, oder zurücknehmen"
      + " mit: undone␣{name}{options}",
    "mark.tick": "„{task}“ wird abgehakt und braucht keinen Wert. Eingeben: done␣{name}{options}",
    "amend.tick":
      "„{task}“ wird abgehakt, es gibt also keinen Wert zu ändern. Zurücknehmen mit: undone␣{name}{options}",
    "mark.valueOfDone":
      "„{word}“ ist ein Wert von „{task}“. Alles erledigt vermerken mit: done␣{name}{options}",
    "mark.valueOfUndone":
      "„{word}“ ist ein Wert von „{task}“. Diesen zurücknehmen mit: unlog␣{word}{options}",
    "mark.valueOfLog":
      "„{word}“ ist ein eingetragener Wert. Einen weiteren eintragen mit: log␣{name}␣{value}{options}, oder diesen"
      + " ändern mit: amend␣{word}␣{value}{options}",
    "mark.valueOfOther":
      "„{word}“ ist ein einzelner Wert. Der Befehl gilt für alles: {command}␣{name}",
    "mark.featured":
      "„{task}“ ist zum Lesen da und wird nicht abgehakt. Eingeben: learn␣{topic}",
    "mark.link": "„{task}“ ist zum Nachsehen da; dafür wird nichts eingetragen.",
    "mark.undoneSurvey":
      "„{task}“ wurde Frage für Frage beantwortet. Antworten zurücknehmen mit: delete␣{deletion}, oder"
      + " ändern mit: amend␣{name}{options}",
    "mark.undoneSeveral":
      "Für „{task}“ sind mehrere Werte eingetragen. Einen zurücknehmen mit: unlog␣{name}.1{options}; alle zeigt:"
      + " today",
    "mark.unlogWhich":
      "Sagen Sie, welcher Wert von „{task}“ zurückgenommen wird, etwa: unlog␣{name}.1{options}",
    "mark.valuesChanged":
      "Was zu „{task}“ eingetragen ist, wurde an anderer Stelle geändert, seit es hier gezeigt wurde."
      + " Es wurde nichts zurückgenommen oder geändert. Jetzt gibt es:",
    "mark.which": "„{task}“ kommt mehrmals vor. Sagen Sie, welches Mal: {list}",
    "mark.noRow": "„{name}“ gibt es auf der heutigen Seite nicht. Sie zeigt: today",
    "mark.noLetter":
      "„{letter}“ gibt es zu „{task}“ nicht: Es kommt dort einmal vor. Lassen Sie den Buchstaben weg.",
    "mark.noLetterOf": "„{letter}“ gibt es zu „{task}“ nicht: Dort gibt es a bis {last}.",
    "mark.elsewhereLabel": "eine Kopie der Antworten in einem anderen Ordner sichern",
    "mark.leaveLabel": "es lassen; nichts wurde eingetragen",
    "amend.begins":
      "Jede Frage von „{task}“ kommt noch einmal, mit Ihrer Antwort. Vor dem Ende wird nichts geändert.",
    "amend.unchanged": "Es wurde nichts geändert.",
    "amend.which":
      "Sagen Sie, welcher Wert von „{task}“ geändert wird, etwa: amend␣{name}.1␣{value}{options}",
    "amend.needsValue": "Sagen Sie, was aus „{task}“ wird: amend␣{name}␣{value}{options}",
    "amend.needsAnswer":
      "Niemand kann noch einmal alles gefragt werden. Nennen Sie eine Frage und ihre Antwort:"
      + " amend␣{name}␣FRAGE␣ANTWORT{options}",
    "amend.needsItsAnswer":
      "Sagen Sie, was „{item}“ werden soll: amend␣{name}␣{item}␣ANTWORT{options}",
    "amend.item": "FRAGE␣ANTWORT",
    "amend.help":
      "Der Wert ist der neue: amend␣6␣62. Von mehreren eingetragenen nennen Sie einen mit seiner Nummer:"
      + " amend␣6.2␣62. Von einem Fragebogen nennen Sie eine Frage und ihre Antwort, etwa"
      + " amend␣7␣pain␣6, oder das Wort, mit dem sie ohne Antwort bleibt: auslassen, weiß nicht oder"
      + " keine angabe. Nennen Sie nichts, kommt jede Frage mit der gegebenen Antwort noch einmal.",
    "amend.unreadable":
      "Die Antworten zu „{task}“ können so, wie sie sind, nicht noch einmal durchgegangen werden.",
    "amend.noItem": "„{task}“ hat keine Frage „{item}“. Es gibt {items}.",
    "amend.noItemNear": "„{task}“ hat keine Frage „{item}“. Meinten Sie „{nearest}“?",
    "done.summary": "Als erledigt vermerken, was ohne Fragen erledigt wird.",
    "undone.summary": "Zurücknehmen, dass etwas erledigt ist.",
    "log.summary": "Einen Wert eintragen, oder dass etwas war.",
    "unlog.summary": "Einen eingetragenen Wert zurücknehmen.",
    "undo.summary": "Rückgängig machen, was Sie heute zuletzt getan haben.",
    "amend.summary": "Ändern, was heute eingetragen wurde.",
    "mark.day": "Der Tag, wenn es nicht auf der heutigen Seite steht.",
    "mark.reason": "Warum.",
    "amend.author":
      "Wer einen vergangenen Tag berichtigt; dazu gehört auch eine Begründung.",
    "news.day": "Es ist jetzt {day}. Den Tag zeigt: today",
    "news.turned":
      "Es wurde nichts getan: Sie haben das für {day} eingegeben, und der Tag ist inzwischen vorbei.",
    "news.zone": "Die Zeitzone ist jetzt {zone}, und es ist {day}. Den Tag zeigt: today",
    "news.erased":
      "Diese Aufzeichnungen wurden an anderer Stelle gelöscht. Was jetzt da ist, zeigt: today",
    "news.change": "Anderswo eingetragen: {change}.",
    "news.more.one": "{count} Weiteres wurde anderswo eingetragen. Alles zeigt: history",
    "news.more.other": "{count} Weitere wurden anderswo eingetragen. Alle zeigt: history",
  ]
}
