extension Phrase {
  static let repeatHeading = Phrase("repeat.heading", "{title}: {number} of {count}")
  static let repeatHeadingOpen = Phrase("repeat.headingOpen", "{title}: {number}")
}
