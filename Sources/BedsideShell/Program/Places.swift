internal import BedsideCore

/// Where things are kept, by the options, the environment and the custom of the XDG base directories.
struct Places {
  var options: [String: String]
  var environment: [String: String]
  /// The folder that holds `Content` and `Models`; nil where there is none.
  var dataFolder: String?

  /// The folder of the records: `--store`, `BEDSIDE_STORE`, or the user's data folder.
  var store: String {
    options["store"] ?? value("BEDSIDE_STORE") ?? base("XDG_DATA_HOME", ".local/share")
  }

  /// Whether somebody named the folder of the records.
  var namesStore: Bool { options["store"] != nil || value("BEDSIDE_STORE") != nil }

  /// The folder of studies; nil where there is none.
  var content: String? {
    options["content"] ?? value("BEDSIDE_CONTENT") ?? dataFolder.map { $0 + "/Content" }
  }

  /// The file of a study's description; the bundled study when none is named.
  func studyFile(in content: String) -> String {
    "\(content)/\(options["study"] ?? "recover")/study.json"
  }

  /// The history of commands.
  var history: String { base("XDG_STATE_HOME", ".local/state") + "/history" }

  /// What is remembered to be faster and can be removed at any time.
  var cache: String { base("XDG_CACHE_HOME", ".cache") }

  /// The folder of a user's own systemd units.
  var units: String {
    let folder = value("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (folder ?? (value("HOME") ?? ".") + "/.config") + "/systemd/user"
  }

  private func value(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A relative path in these variables is none, the custom says.
  private func base(_ variable: String, _ custom: String) -> String {
    if let folder = value(variable), folder.hasPrefix("/") { return folder + "/bedside" }
    return (value("HOME") ?? ".") + "/\(custom)/bedside"
  }
}
