internal import BedsideCore

extension Phrases {
  /// The commands within a step, in German.
  static let germanStepCommands: KeyValuePairs<String, String> = [
    "command.back": "zurück",
    "command.skip": "auslassen",
    "command.review": "übersicht",
    "command.goto": "gehe zu",
    "command.save": "speichern",
    "command.quit": "beenden",
    "command.help": "hilfe",
    "command.dontKnow": "weiß nicht",
    "command.decline": "keine angabe",
    "command.list": "liste",
    "command.editor": "schreiben",
    "command.again": "nochmal",
    "command.text": "text",
  ]
}
