public import BedsideCore

extension Report {
  /// The page as other programs read it, in the words of its language.
  public var json: JSONValue {
    .object([
      "format": 1, "language": .string(language), "title": .string(title),
      "facts": .array(facts.map(\.json)), "warnings": .strings(warnings),
      "sections": .array(
        sections.map { section in
          .object([
            "id": .string(section.id.rawValue), "title": .string(section.title),
            "blocks": .array(section.blocks.map { $0.json(words) }),
          ])
        }), "remarks": .strings(remarks),
    ])
  }
}

extension ReportFact {
  fileprivate var json: JSONValue {
    .object(["label": .string(label), "text": .string(text.withPlainBlanks)])
  }
}

extension ReportBlock {
  fileprivate func json(_ words: ChartWords) -> JSONValue {
    switch self {
    case .heading(let text): .object(["type": "heading", "text": .string(text)])
    case .paragraph(let text):
      .object(["type": "paragraph", "text": .string(text.withPlainBlanks)])
    case .list(let texts): .object(["type": "list", "items": .strings(texts)])
    case .facts(let facts):
      .object(["type": "facts", "facts": .array(facts.map(\.json))])
    case .alerts(let alerts):
      .object(["type": "alerts", "alerts": .array(alerts.map(\.json))])
    case .table(let table): table.json
    case .figure(let figure): figure.json(words)
    case .notes(let notes): .object(["type": "notes", "notes": .array(notes.map(\.json))])
    }
  }
}

extension ReportAlert {
  fileprivate var json: JSONValue {
    .object([
      "severity": .string(severity.rawValue), "label": .string(label), "time": .string(time),
      "title": .string(title), "details": .strings(details.map(\.withPlainBlanks)),
    ])
  }
}

extension ReportTable {
  fileprivate var json: JSONValue {
    .object([
      "type": "table", "caption": .string(caption), "columns": .strings(columns.map(\.title)),
      "rows": .array(rows.map { row in .strings(row.map(\.text.withPlainBlanks)) }),
      "remarks": .strings(remarks.map(\.withPlainBlanks)),
    ])
  }
}

extension ReportFigure {
  fileprivate func json(_ words: ChartWords) -> JSONValue {
    .object([
      "type": "figure", "title": .string(title),
      "description": .string(description.withPlainBlanks),
      "chart": ChartTable(chart, words: words).json,
    ])
  }
}

extension ReportNote {
  fileprivate var json: JSONValue {
    .object(["time": .string(time), "source": .string(source), "text": .string(text)])
  }
}
