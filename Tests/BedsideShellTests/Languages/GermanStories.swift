import BedsideCore
import BedsideShell
import Testing

/// A German task, as it is walked in German.
@MainActor
struct GermanStories {
  private func walk(_ lines: String...) throws -> Machine {
    let machine = Machine(lines.map { .line($0) })
    machine.files["abend.json"] = try Fixture.text("tagebuch/tasks/abend.json")
    machine.terminals = [.data]
    machine.environment = ["TERM": "dumb", "LC_CTYPE": "C.UTF-8"]
    machine.run("run", "abend.json")
    return machine
  }

  @Test(arguments: [
    (["--lang", "de", "wek"], "Es gibt keinen Befehl „wek“. Meinten Sie „week“?"),
    (["wek", "--nothing", "--lang=de"], "Es gibt keinen Befehl „wek“. Meinten Sie „week“?"),
    (["--lang", "de", "start"], "Es fehlt die Angabe „<Aufgabe>“."),
    (["start", "a", "b", "c", "--lang", "de"], "Die Angabe „c“ ist zu viel."),
  ])
  func `a mistake in the command line is told in the language that it asks for`(
    words: [String], said: String
  ) {
    let machine = Machine()
    #expect(machine.run(words).code == .usage)
    #expect(machine.transcript.hasPrefix(said + "\n"))
    #expect(machine.transcript.contains("Mehr dazu zeigt „bedside help"))
  }

  @Test func `the fixtures have no problems`() {
    #expect(Fixture.problems() == [])
  }

  @Test func `a German task asks and explains in German`() throws {
    let machine = try walk("3", "1,2", "ja", "2,5", "heute", "")
    #expect(
      machine.transcript == """
        Abendfragen
        Bitte denken Sie an die Zeit seit dem Aufstehen.

        Frage 1 von 5: Wie stark waren die Kopfschmerzen heute?
          0 (gar nicht) bis 10 (unerträglich).
          Mit der Eingabetaste übernehmen Sie 0.
        [0]> 3

        Frage 2 von 5: Was kam dazu?
          1  Übelkeit
          2  Lichtempfindlichkeit
             Sie wollten lieber im Dunkeln sein.
          3  Nichts davon (nur dies)
          4  Etwas anderes: geben Sie 4 und Ihre eigenen Worte ein
          Zahlen von 1 bis 4, mit Kommas dazwischen. Freiwillig: „auslassen“ überspringt
          die Frage.
        > 1,2
          Notiert: Übelkeit, Lichtempfindlichkeit

        Frage 3 von 5: Haben Sie ein Schmerzmittel genommen?
          Ja oder nein. Freiwillig.
          Oder geben Sie „weiß nicht“ ein: Das weiß ich nicht
        > ja

        Frage 4 von 5: Wie viele Stunden dauerten die Schmerzen?
          0 bis 24 h. Freiwillig.
          Zum Beispiel: 2,5
        > 2,5
          Notiert: 2,5 h

        Frage 5 von 5: An welchem Tag haben sie begonnen?
          Ein Datum wie 06.03.2026. Freiwillig.
          Oder geben Sie „keine angabe“ ein: Das möchte ich nicht sagen
        > heute
          Notiert: Freitag, 6. März 2026

        Ihre Antworten
          1  Wie stark waren die Kopfschmerzen heute? 3
          2  Was kam dazu? Übelkeit, Lichtempfindlichkeit
          3  Haben Sie ein Schmerzmittel genommen? ja
          4  Wie viele Stunden dauerten die Schmerzen? 2,5 h
          5  An welchem Tag haben sie begonnen? Freitag, 6. März 2026

        Abschließen mit der Eingabetaste, oder eine Nummer, um diese Antwort zu
        ändern:\u{20}

        Gute Nacht
        Das war alles für heute.

        Ihre Antworten
          1  Wie stark waren die Kopfschmerzen heute? 3
          2  Was kam dazu? Übelkeit, Lichtempfindlichkeit
          3  Haben Sie ein Schmerzmittel genommen? ja
          4  Wie viele Stunden dauerten die Schmerzen? 2,5 h
          5  An welchem Tag haben sie begonnen? Freitag, 6. März 2026

        Das war ein Versuch: nichts ist gespeichert. Mit --json wird das Ergebnis
        ausgegeben.

        """)
  }

  @Test(arguments: [
    (typed: "auslassen", said: "Ausgelassen."), (typed: "skip", said: "Ausgelassen."),
    (typed: "zurück", said: "Wie stark waren die Kopfschmerzen heute?"),
    (typed: "ZURUECK", said: "Wie stark waren die Kopfschmerzen heute?"),
    (typed: "back", said: "Wie stark waren die Kopfschmerzen heute?"),
    (typed: "übersicht", said: "Ihre bisherigen Antworten"),
    (typed: "gehe zu 1", said: "Mit der Eingabetaste behalten Sie 3."),
    (typed: "goto 1", said: "Mit der Eingabetaste behalten Sie 3."),
    (typed: "hilfe", said: "zurück     zurück zu dem, was davor kommt"),
    (typed: "?", said: "Außer einer Antwort können Sie eingeben:"),
    (typed: "beenden", said: "„Abendfragen“ verlassen?"),
    (typed: "speichern", said: "Das kann nicht für später gespeichert werden."),
    (typed: ":auslassen", said: "„auslassen“ steht nicht zur Auswahl."),
  ])
  func `commands are understood in German and in English`(typed: String, said: String) throws {
    let asked = try walk("3", typed).transcript.split(separator: "> \(typed)\n").last
    #expect(try #require(asked).contains(said))
  }

  @Test(arguments: [
    (typed: "ja", noted: "ja"), (typed: "yes", noted: "ja"), (typed: "n", noted: "nein"),
    (typed: "weiß nicht", noted: "Das weiß ich nicht"),
    (typed: "weiss nicht", noted: "Das weiß ich nicht"),
    (typed: "dk", noted: "Das weiß ich nicht"),
  ])
  func `answers in words are understood in German and in English`(
    typed: String, noted: String
  ) throws {
    let shown = try walk("3", "1", typed, "übersicht").transcript
    #expect(shown.contains("genommen? \(noted)\n"))
  }
}
