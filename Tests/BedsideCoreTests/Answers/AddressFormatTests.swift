import BedsideCore
import Testing

/// E-mail addresses, places, and texts that repeat others.
struct AddressFormatTests {
  private let email = AnswerFormat.email(EmailFormat())
  private let place = AnswerFormat.location(LocationFormat())

  @Test(arguments: [
    "a@b.technology", "jo.o'neil+x_1@sub.example.org", "jörg@müller.de", "用户@例子.公司",
    "a-@x-y.museum", " a@b.io ",
  ])
  func `an address of any script and any top-level domain is taken`(_ text: String) {
    #expect(Reading.of(text, email) == text.split(separator: " ").joined())
    #expect(!Reading.of(JSONValue.string(text), email).contains(" "))
  }

  @Test(arguments: [
    "a", "a@b", "@b.de", "a@", "a@@b.de", "a@b@c.de", "a b@c.de", "a@b c.de", ".a@b.de", "a.@b.de",
    "a..b@c.de", "a@.de", "a@b.", "a@b..de", "a@-b.de", "a@b-.de", "a@b.c", "a@1.2.3.44",
    "a,b@c.de",
    "\"a\"@b.de", "a@[1.2.3.4]", "<a@b.de>", "mailto:a@b.de", "a@b_c.de", "a@b.d€",
  ])
  func `what is no address says so`(_ text: String) {
    #expect(
      Reading.of(text, email)
        == "'\(text)' is no e-mail address. Type one like name@example.org.")
  }

  @Test func `an address has limits, and files hold it as a string`() {
    let local = String(repeating: "a", count: 64)
    #expect(Reading.of(local + "@b.de", email) == local + "@b.de")
    #expect(Reading.of(local + "a@b.de", email).hasSuffix("Type one like name@example.org."))
    let long = "a@" + String(repeating: "b.", count: 130) + "de"
    #expect(
      Reading.of(long, email).hasSuffix("…' is no e-mail address. Type one like name@example.org."))
    #expect(Reading.of("", email) == "Nothing was typed. Type an answer.")
    #expect(Reading.of(5, email) == "'5' is the wrong kind of value. Write a text.")
    #expect(EmailFormat(default: "a@b").defaultValue(in: Reading.context) == nil)
    #expect(EmailFormat(default: "a@b.de").defaultValue(in: Reading.context) == .text("a@b.de"))
    #expect(email.rules.hint(in: Reading.context) == "an address like name@example.org")
  }

  @Test(arguments: [
    (text: "52.52, 13.405", shown: "52.52, 13.405"), (text: "52.52 13.405", shown: "52.52, 13.405"),
    (text: "52,52; 13,405", shown: "52.52, 13.405"), (text: "52,52 13,405", shown: "52.52, 13.405"),
    (text: "-33.9, 18.4", shown: "-33.9, 18.4"), (text: "33.9° S, 18.4° E", shown: "-33.9, 18.4"),
    (text: "E 18.4, S 33.9", shown: "-33.9, 18.4"), (text: "52, 13", shown: "52, 13"),
    (text: "Hauptstraße 5, 10115 Berlin", shown: "Hauptstraße 5, 10115 Berlin"),
    (text: "10115", shown: "10115"), (text: "12-14 High Street", shown: "12-14 High Street"),
    (text: "", shown: "Nothing was typed. Type an answer."),
    (
      text: "95, 13",
      shown: "'95, 13' is nowhere: latitudes go from -90 to 90, longitudes from -180 to 180."
    ),
    (
      text: "52.5, 181",
      shown: "'52.5, 181' is nowhere: latitudes go from -90 to 90, longitudes from -180 to 180."
    ),
  ])
  func `a place is coordinates or an address`(text: String, shown: String) {
    #expect(Reading.of(text, place) == shown)
  }

  @Test func `files hold an address as a string and coordinates as an object`() {
    #expect(Reading.of(JSONValue.string("Berlin"), place) == #""Berlin""#)
    #expect(Reading.of(JSONValue.string("95, 13"), place) == #""95, 13""#)
    #expect(
      Reading.of(.object(["latitude": .number(52.5), "longitude": 13]), place)
        == #"{"latitude":52.5,"longitude":13.0}"#)
    #expect(
      Reading.of(.object(["latitude": 91, "longitude": 0]), place)
        == "'91, 0' is nowhere: latitudes go from -90 to 90, longitudes from -180 to 180.")
    #expect(
      Reading.of(.object(["latitude": 9]), place)
        == #"'{"latitude":9}' is the wrong kind of value. Write an address, or {"latitude": …,"#
        + #" "longitude": …}."#)
    #expect(
      Reading.of(String(repeating: "a", count: 501), place)
        == "The text has 501 characters. At most 500 are kept: shorten it.")
    #expect(throws: AnswerError.self) {
      try place.rules.validate(
        .location(.coordinates(latitude: .nan, longitude: 0)), in: Reading.context)
    }
  }

  @Test func `a repetition is the same text as the answer it repeats`() {
    var context = Reading.context
    context.answers["mail"] = .answered(.text("a@b.de"), .typed)
    let again = AnswerFormat.confirmText(ConfirmTextFormat(of: "mail"))
    let own = AnswerFormat.confirmText(ConfirmTextFormat(of: "mail", message: "They differ."))
    #expect(Reading.of(" a@b.de ", again, in: context) == "a@b.de")
    #expect(
      Reading.of("A@b.de", again, in: context)
        == "That is not the same as before. Type the same again, or 'back' to change what came"
        + " before.")
    #expect(Reading.of("x", own, in: context) == "They differ.")
    #expect(Reading.of("", own, in: context) == "Nothing was typed. Type an answer.")
    #expect(Reading.of("a@b.de", own) == "They differ.", "without an answer nothing is the same")
    #expect(again.rules.hint(in: context) == "the same once more")
    let secret = AnswerFormat.confirmText(ConfirmTextFormat(of: "mail", isSecure: true))
    #expect(Reading.of("a@b.de", secret, in: context) == "••••••••")
  }
}
