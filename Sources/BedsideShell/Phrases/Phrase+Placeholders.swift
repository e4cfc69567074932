internal import BedsideCore

extension Phrase {
  /// What stands for arguments and values in a command's usage, by their names in the grammar.
  private static let placeholders = [
    "action": Phrase("usage.name.action", "action"),
    "chart": Phrase("usage.name.chart", "chart"),
    "range": Phrase("usage.name.range", "range"),
    "count": Phrase("usage.name.count", "count"),
    "participant": Phrase("usage.name.participant", "participant"),
    "shell": Phrase("usage.name.shell", "shell"),
    "side": Phrase("usage.name.side", "side"),
    "command": Phrase("usage.name.command", "command"),
    "day": Phrase("usage.name.day", "day"),
    "draft": Phrase("usage.name.draft", "draft"),
    "file": Phrase("usage.name.file", "file"),
    "folder": Phrase("usage.name.folder", "folder"),
    "id": Phrase("usage.name.id", "id"),
    "line": Phrase("usage.name.line", "file:line"),
    "kind": Phrase("usage.name.kind", "kind"),
    "letter": Phrase("usage.name.letter", "letter"),
    "option": Phrase("usage.name.option", "option"),
    "path": Phrase("usage.name.path", "path"),
    "step": Phrase("usage.name.step", "step"),
    "tag": Phrase("usage.name.tag", "tag"),
    "task": Phrase("usage.name.task", "task"),
    "topic": Phrase("usage.name.topic", "topic"),
    "instant": Phrase("usage.name.instant", "instant"),
    "name": Phrase("usage.name.name", "name"),
    "text": Phrase("usage.name.text", "text"),
    "minutes": Phrase("usage.name.minutes", "minutes"),
    "time": Phrase("usage.name.time", "time"),
    "value": Phrase("usage.name.value", "value"),
    "what": Phrase("usage.name.what", "what"),
    "when": Phrase("usage.name.when", "when"),
    "words": Phrase("usage.name.words", "words"),
  ]

  /// The word that stands for the argument or value `name` in a command's usage.
  static func placeholder(_ name: String) -> Phrase? { placeholders[name] }
}

extension Phrases {
  /// What stands for the argument or value `name` in a command's usage.
  func placeholder(_ name: String) -> String { Phrase.placeholder(name).map { self($0) } ?? name }
}
