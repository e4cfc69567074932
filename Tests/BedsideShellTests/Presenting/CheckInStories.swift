import BedsideCore
import BedsideShell
import Testing

@MainActor
struct CheckInStories {
  @Test func `a check-in from its first question to its end`() {
    let story = Story(Samples.checkIn, "7", "37,2", "", "")
    print(story.transcript)
    #expect(story.end == TaskEnd(reason: .completed))
  }
}
