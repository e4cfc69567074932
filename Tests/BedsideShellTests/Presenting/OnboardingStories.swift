import BedsideCore
import BedsideShell
import Testing

@MainActor
struct OnboardingStories {
  private static let task = OrderedTask(
    id: "onboarding", title: "Welcome",
    steps: [
      Step(
        id: "welcome", title: "Welcome", text: "We are glad you are here.",
        content: .instruction([])),
      Step(
        id: "eligible", title: "Can you take part?",
        content: .form(
          items: [
            FormItem(
              id: "adult", text: "Are you 18 or older?", isOptional: false,
              format: .boolean(BooleanFormat()))
          ], footer: nil)),
      Step(
        id: "storage",
        content: .permission(
          PermissionContent(
            body: [BodyItem(.bullet, "Your answers stay on this computer.")],
            question: "May we keep them?"))),
      Step(
        id: "consent", title: "Consent",
        content: .consent(
          ConsentContent(
            sections: [
              .init(title: "What it is about", text: "We ask about pain.\nEvery day."),
              .init(title: "Your rights", text: "- You may leave.\n- You may ask."),
            ], agreement: "Do you agree?", namePrompt: "Your full name:",
            datePrompt: "Today's date:"))),
      Step(id: "done", title: "You are in", content: .completion(CompletionContent())),
      Step(
        id: "sorry", title: "Thank you for your interest",
        text: "This study is for adults.",
        content: .completion(CompletionContent(finish: .earlyTermination))),
    ],
    rules: [
      NavigationRule(after: "eligible", when: .equals("adult", .boolean(false)), goTo: "sorry")
    ])

  @Test func `an early answer that changes the way shows where it leads before anything ends`() {
    let story = Story(Self.task, "", "y", "goto adult", "n", "goto adult", "y", "yes")
    #expect(story.end.reason == .saved)
    #expect(
      story.transcript.contains(
        """
        Question 1 of about 3: Are you 18 or older?
          Yes or no.
          Press Enter to keep yes.
        [yes]> n
          Noted: no

        Thank you for your interest
        This study is for adults.
        Press Enter to finish: goto adult

        """))
    #expect(story.answer("storage") == .answered(.boolean(true), .typed))
  }

  @Test func `a jump away from pages that are not read to their end leads back to them`() {
    let story = Story(Self.task, "", "y", "y", "goto adult", "y", "", "y")
    #expect(story.answer("adult") == .answered(.boolean(true), .typed))
    #expect(story.transcript.split(separator: "\n").count { $0.hasPrefix("Part 1 of 2.") } == 2)
    #expect(story.transcript.contains("- You may leave."))
  }

  @Test func `onboarding from the welcome to the signature`() {
    let story = Story(Self.task, "", "y", "yes", "", "y", "Ada Lovelace", "", "")
    #expect(story.end.reason == .completed)
    #expect(story.answer("consent-name") == .answered(.text("Ada Lovelace"), .typed))
    #expect(story.answer("consent-date")?.entry == .accepted)
    #expect(
      story.transcript == """
        Welcome
        We are glad you are here.
        Press Enter to go on: 

        Can you take part?

        Question 1 of about 3: Are you 18 or older?
          Yes or no.
        > y
          Noted: yes

          - Your answers stay on this computer.

        Question 2 of about 3: May we keep them?
          Yes or no.
        > yes

        Consent

        What it is about
        We ask about pain. Every day.
        Part 1 of 2. Press Enter for the next: 

        Your rights
          - You may leave.
          - You may ask.

        This is a typed signature: your name and the date stand for it.

        Question 3 of about 3: Do you agree?
          Yes or no.
        > y
          Noted: yes

        Question 4 of about 5: Your full name:
          Up to 200 characters.
        > Ada Lovelace
          Noted: Ada Lovelace (typed signature)

        Question 5 of about 5: Today's date:
          A date like 2026-03-06.
          Press Enter to accept Friday, 6 March 2026.
        [Friday, 6 March 2026]> 
          Noted: Friday, 6 March 2026, the value suggested

        Your answers
          1  Are you 18 or older? yes
          2  May we keep them? yes
          3  Do you agree? yes
          4  Your full name: Ada Lovelace (typed signature)
          5  Today's date: Friday, 6 March 2026

        Press Enter to finish, or type a number to change that answer: 

        You are in

        """)
  }

  @Test func `who can't take part is told kindly, and can still correct the answer`() {
    let story = Story(Self.task, "", "no", "back", "no", "")
    #expect(story.end.reason == .earlyTermination)
    #expect(
      story.transcript == """
        Welcome
        We are glad you are here.
        Press Enter to go on: 

        Can you take part?

        Question 1 of about 3: Are you 18 or older?
          Yes or no.
        > no

        Thank you for your interest
        This study is for adults.
        Press Enter to finish: back

        Can you take part?

        Question 1 of about 1: Are you 18 or older?
          Yes or no.
          Press Enter to keep no.
        [no]> no

        Thank you for your interest
        This study is for adults.
        Press Enter to finish: 

        """)
  }
}
