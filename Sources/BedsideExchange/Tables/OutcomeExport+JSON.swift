internal import BedsideCore
public import BedsideStore

extension OutcomeExport {
  /// Writes one JSON object a line; returns which lines of the record there were.
  public func writeLines(to buffer: inout ExportBuffer) throws(ExportError) -> RecordReading {
    let reading = try writeObjects(to: &buffer, between: "\n")
    try finish(&buffer)
    return reading
  }

  /// Writes one JSON object with the study, its tasks and all outcomes; returns which lines of the record
  /// there were.
  public func writeJSON(to buffer: inout ExportBuffer) throws(ExportError) -> RecordReading {
    let head = JSONValue.object([
      "format": 1, "study": .string(dictionary.study), "title": .string(dictionary.title),
      "participants": .strings(participants.map(\.description)),
      "tasks": .array(dictionary.tasks.map(\.json)),
    ]).text
    buffer.append(head.dropLast() + ",\"outcomes\":[\n")
    let reading = try writeObjects(to: &buffer, between: ",\n")
    buffer.append("]}\n")
    try finish(&buffer)
    return reading
  }

  private func writeObjects(
    to buffer: inout ExportBuffer, between separator: String
  ) throws(ExportError) -> RecordReading {
    var reading = RecordReading()
    var isFirst = true
    var lines = OutcomeLines(dictionary, zones)
    for participant in participants {
      lines.begin(participant)
      let read = try each(of: participant) { (outcome, text) throws(SystemError) in
        if !isFirst { buffer.append(separator) }
        isFirst = false
        lines.write(outcome, text, to: &buffer.bytes)
        try buffer.endRow()
      }
      reading.add(read)
    }
    if !isFirst { buffer.append("\n") }
    return reading
  }
}

extension TaskDictionary {
  fileprivate var json: JSONValue {
    var fields: JSONFields = [
      "id": .string(id), "title": .string(title),
      "versions": .array(versions.map { .integer($0.number) }),
    ]
    let notice = versions.last { $0.steps != nil }?.steps?.notice
    fields["copyright"] = notice?.copyright.map(JSONValue.string)
    fields["licence"] = notice?.licence.map(JSONValue.string)
    fields["source"] = notice?.source.map(JSONValue.string)
    return .object(fields)
  }
}
