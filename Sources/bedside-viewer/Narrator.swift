/// Says on standard error what a picture without text cannot: each line when it changes.
struct Narrator {
  private var said: [String] = []

  /// Says those of `lines` that were not among the last ones.
  mutating func say(_ lines: [String]) {
    for line in lines where !said.contains(line) { Output.say(line) }
    said = lines
  }
}
