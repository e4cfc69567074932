import Testing

/// The program is killed while somebody types answers as fast as it takes them.
struct KillStories {
  @Test func `fifty kills at random moments lose no acknowledged answer`() throws {
    var person = try FastTyper(Home.enrolled(), seed: 4)
    var kills = 0
    // A slow machine acknowledges less between two kills: it goes on until enough was at stake.
    while kills < 50 || person.count <= 100 {
      if try person.answerUntilKilled() { kills += 1 }
      for (item, answer) in person.acknowledged {
        let stored = try person.stored(item)
        try #require(stored == answer, "kill \(kills), day \(person.day), \(item)")
      }
    }
    // Every kill that comes before an acknowledgement leads to another: they can't go on like that.
    #expect(kills < 400)
    let end = try person.home.run("history", "check-in", "--json")
    #expect(end.status == 0)
    #expect(end.errors.isEmpty)
  }
}
