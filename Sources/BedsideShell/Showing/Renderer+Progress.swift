extension Renderer {
  /// Adds to the line that is shown, and leaves it open: how something goes on.
  ///
  /// What stands there is never changed, so that it reads the same on every screen and in a log.
  func put(_ text: String, _ role: Role = .plain) {
    let style = styles[.talk] ?? .plain
    console.write(style.render(spelled(StyledText(text, role), on: .talk)), to: .talk)
    endsWithGap = false
  }

  /// Ends the line that was left open.
  func endLine() { console.write("\n", to: .talk) }
}
