internal import BedsideCore

/// Files to begin a task or a study with: each passes `check`, and says in `$comment` what is what.
struct NewContent {
  /// What can be written.
  enum Kind: String, CaseIterable {
    case task
    case study
  }

  /// A file and what it holds.
  struct File: Hashable {
    var path: String
    var text: String
  }

  let id: String
  /// The day on which it is written.
  let today: CivilDate

  /// The title: the id's words with a capital.
  var title: String {
    let words = id.split { "-_".contains($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The file of a task; `schema` is the way to its schema, nil where there is none near.
  func task(in folder: String, schema: String?) -> File {
    File(path: join(folder, "\(id).json"), text: text(.task, schema: schema))
  }

  /// The files of a study, in a folder of its own name.
  func study(in folder: String, hasSchemas: Bool) -> [File] {
    let root = join(folder, id)
    let schema = { (up: String, name: String) in
      hasSchemas ? "\(up)schema/\(name).schema.json" : nil
    }
    return [
      File(path: "\(root)/study.json", text: text(.study, schema: schema("", "study"))),
      File(path: "\(root)/tasks/joining.json", text: text(.joining, schema: schema("../", "task"))),
      File(
        path: "\(root)/tasks/check-in.json", text: text(.checkIn, schema: schema("../", "task"))),
      File(path: "\(root)/learn/about.md", text: text(.about, schema: nil)),
    ]
  }

  /// What a study's file needs to ask for the task in the file at `path`.
  func entry(path: String) -> String {
    """
    { "id": "\(id)", "version": 1, "effective": "\(today)", "survey": "\(path)",
      "schedule": { "elements": [ { "start": "08:00", "interval": { "day": 1 } } ] } }
    """
  }

  private func text(_ template: NewContent.Template, schema: String?) -> String {
    let line = schema.map { "\n  \"$schema\": \(JSONValue.string($0).text)," } ?? ""
    return template.text
      .replacing("{$schema}", with: line)
      .replacing("{id}", with: id)
      .replacing("{title}", with: title)
      .replacing("{today}", with: today.description)
  }

  private func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
