/// Reads a matrix: rows that are asked one after the other and share one kind of answer.
struct MatrixReader {
  /// A question of the matrix.
  struct Row {
    var id: String
    var text: String
    var detail: String?
    var isOptional: Bool?
    /// The byte at which its id stands.
    var offset: Int
  }

  /// The formats that a row may have: those whose choices can be shown once for all rows.
  private static let formats = ["choice", "textScale", "scale", "continuousScale", "boolean"]
  private static let mostRows = 100

  private(set) var rows: [Row] = []
  let each: AnswerFormat

  /// Reads the matrix that `node` describes; nil after a problem.
  init?(_ node: JSONNode, log: ProblemLog, phrases: Phrases) {
    guard var object = ObjectReader(node, "A matrix answer", log: log) else { return nil }
    let problems = log.problems.count
    _ = object.string("format")
    let nodes = object.requiredArray("rows")
    let each = object.requiredNode("each", hint: "{ \"format\": \"choice\", … }")
    object.finish()
    if nodes.count > Self.mostRows {
      object.problem(
        "A matrix has at most \(Self.mostRows) rows, not \(nodes.count). Make several of it.",
        at: "rows")
    }
    let format = each.flatMap { Self.format($0, log, phrases) }
    var names: Set<String> = []
    let rows = nodes.compactMap { Self.row($0, log, &names) }
    guard let format, log.problems.count == problems else { return nil }
    self.each = format
    self.rows = rows
  }

  private static func format(
    _ node: JSONNode, _ log: ProblemLog, _ phrases: Phrases
  ) -> AnswerFormat? {
    if let name = node["format"]?.string, Vocabulary.formats.built.contains(name),
      !formats.contains(name)
    {
      log.add(
        "The rows of a matrix can't be \(name.withArticle). Write one of"
          + " \(formats.joined(separator: ", ")).", at: node["format"]?.offset ?? node.offset)
      return nil
    }
    return AnswerFormatReader.read(node, log: log, phrases: phrases)
  }

  private static func row(
    _ node: JSONNode, _ log: ProblemLog, _ names: inout Set<String>
  ) -> Row? {
    guard var object = ObjectReader(node, "A row", log: log) else { return nil }
    let id = object.identifier()
    let text = object.requiredText("text", most: TextLength.choice)
    let detail = object.text("detail")
    let isOptional = object.bool("optional")
    object.finish()
    guard let id, let text else { return nil }
    if !names.insert(id).inserted {
      object.problem(
        "The row '\(id)' stands twice. Give every row of a matrix an id of its own.", at: "id")
    }
    return Row(
      id: id, text: text, detail: detail, isOptional: isOptional,
      offset: object.offset(of: "id"))
  }
}
