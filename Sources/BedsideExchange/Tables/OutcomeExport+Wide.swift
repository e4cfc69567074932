public import BedsideStore

extension OutcomeExport {
  /// Writes a table of one task with a row an outcome; returns its columns.
  ///
  /// Its columns are those of all versions of the task; they are found in two readings of the record.
  public func writeWide(
    of task: String, _ style: TableStyle = TableStyle(), to buffer: inout ExportBuffer
  ) throws(ExportError) -> WrittenTable {
    let one = only(task)
    let layout = try one.layout(of: task)
    var table = WideTable(layout, style, zones)
    var reading = RecordReading()
    WideTable.begin(layout, style, &buffer.bytes)
    for participant in participants {
      table.begin(participant)
      let read = try one.each(of: participant) { (outcome, text) throws(SystemError) in
        try table.write(outcome, text, to: &buffer)
      }
      reading.add(read)
    }
    try finish(&buffer)
    return WrittenTable(
      task: layout.task, variables: layout.variables, widths: table.widths, reading: reading)
  }

  /// A task's wide table as it would be written, for what describes its columns.
  public func describe(
    _ task: String, _ style: TableStyle = TableStyle()
  ) throws(ExportError) -> WrittenTable {
    var nowhere = ExportBuffer { _ in }
    return try writeWide(of: task, style, to: &nowhere)
  }

  private func only(_ task: String) -> OutcomeExport {
    var one = self
    one.tasks = [task]
    return one
  }

  private func layout(of id: String) throws(ExportError) -> WideLayout {
    let task =
      dictionary.tasks.first { $0.id == id } ?? TaskDictionary(id: id, title: id, versions: [])
    var met = MetValues(task)
    for participant in participants {
      _ = try each(of: participant) { (outcome, text) throws(SystemError) in
        met.meet(outcome.bytes, text, to: outcome.range.upperBound)
      }
    }
    return WideLayout(task, met)
  }
}
