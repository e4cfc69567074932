import Testing

/// The program is killed while somebody types answers as fast as it takes them.
struct KillStories {
  @Test func `fifty kills at random moments lose no acknowledged answer`() throws {
    var person = try FastTyper(Home.enrolled(), seed: 4)
    var kills = 0
    while kills < 50 {
      if try person.answerUntilKilled() { kills += 1 }
      for (item, answer) in person.acknowledged {
        let stored = try person.stored(item)
        try #require(stored == answer, "kill \(kills), day \(person.day), \(item)")
      }
    }
    // Else the kills would all have come before anything was acknowledged. The moments are chosen by
    // what is on the screen, so that even the slowest machine acknowledges this many.
    #expect(person.count > 40)
    let end = try person.home.run("history", "check-in", "--json")
    #expect(end.status == 0)
    #expect(end.errors.isEmpty)
  }
}
