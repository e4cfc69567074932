import BedsideStore
import Testing

@testable import BedsideCore

/// No list of a study is so long that a page or a check of it takes long; schema and reader agree on
/// how long it can be.
struct ListLimitTests {
  /// A study with `count` elements of a list, and the name of that list.
  struct Sample: CustomTestStringConvertible, Sendable {
    let list: String
    let most: Int
    let make: @Sendable (Int) -> String

    init(_ list: String, _ most: Int, _ make: @escaping @Sendable (Int) -> String) {
      self.list = list
      self.most = most
      self.make = make
    }

    var testDescription: String { list }
  }

  private static func study(_ members: String = "", tasks: String = task()) -> String {
    #"{"id": "s", "title": "S", "tasks": [\#(tasks)]\#(members)}"#
  }

  private static func task(
    id: String = "a", elements: String = #"{"start": "2026-01-01T08:00:00"}"#, _ more: String = ""
  ) -> String {
    """
    {"id": "\(id)", "version": 1, "effective": "2026-01-01", "title": "A",
     "schedule": {"elements": [\(elements)]}\(more)}
    """
  }

  private static func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ", ")
  }

  private static func chart(_ members: String) -> String {
    study(#", "insights": [{"id": "c", "title": "C", "kind": "line", \#(members)}]"#)
  }

  private static func contact(_ key: String, _ value: String) -> Sample {
    Sample(key, 100) { count in
      let ways = list(count) { _ in #"{"value": "\#(value)"}"# }
      return study(#", "contacts": [{"id": "w", "name": "W", "\#(key)": [\#(ways)]}]"#)
    }
  }

  static let samples: [Sample] = [
    Sample("carePlans", 100) { count in
      study(#", "carePlans": [\#(list(count) { #"{"id": "p\#($0)", "title": "P"}"# })]"#)
    },
    Sample("tasks", 1000) { count in study(tasks: list(count) { task(id: "t\($0)") }) },
    Sample("education", 500) { count in
      study(
        #", "education": [\#(list(count) { #"{"topic": "t\#($0)", "title": "T", "text": "t.md"}"# })]"#
      )
    },
    Sample("contacts", 500) { count in
      study(#", "contacts": [\#(list(count) { #"{"id": "c\#($0)", "name": "C"}"# })]"#)
    },
    Sample("insights", 100) { count in
      let charts = list(count) {
        #"{"id": "c\#($0)", "title": "C", "kind": "line", "series": [{"task": "a"}]}"#
      }
      return study(#", "insights": [\#(charts)]"#)
    },
    Sample("series", 50) { count in
      chart(#""series": [\#(list(count) { _ in #"{"task": "a"}"# })]"#)
    },
    Sample("bands", 100) { count in
      let bands = list(count) { #"{"upTo": \#($0), "label": "L"}"# }
      return chart(#""series": [{"task": "a"}], "bands": [\#(bands)]"#)
    },
    Sample("requires", 100) { count in
      let others = list(101) { task(id: "t\($0)") }
      let names = list(count) { "\"t\($0)\"" }
      return study(tasks: task(#", "requires": [\#(names)]"#) + ", " + others)
    },
    Sample("tags", 100) { count in
      study(tasks: task(#", "tags": [\#(list(count) { "\"t\($0)\"" })]"#))
    },
    Sample("links", 100) { count in
      let links = list(count) { _ in #"{"call": "555 0100"}"# }
      return study(tasks: task(#", "card": {"style": "link", "links": [\#(links)]}"#))
    },
    Sample("elements", 1000) { count in
      study(tasks: task(elements: list(count) { _ in #"{"start": "2026-01-01T08:00:00"}"# }))
    },
    Sample("targetValues", 100) { count in
      let targets = list(count) { _ in #"{"value": 1}"# }
      return study(tasks: task(elements: #"{"start": "08:00", "targetValues": [\#(targets)]}"#))
    },
    contact("phones", "555 0100"), contact("messages", "555 0100"), contact("emails", "a@b.org"),
    contact("other", "fax"),
  ]

  private static func task(_ more: String) -> String {
    task(id: "a", elements: #"{"start": "2026-01-01T08:00:00"}"#, more)
  }

  private func problems(_ text: String) throws -> [String] {
    let log = ProblemLog(file: "f", bytes: [])
    var reader = StudyReader(log: log, zones: OnlyUTC())
    _ = reader.read(try JSONReader.read(Array(text.utf8)))
    return log.problems.filter { $0.severity == .error }.map(\.message)
  }

  @Test(arguments: samples)
  func `a list can be so long and no longer`(_ sample: Sample) throws {
    let schema = try SchemaValidator(root: Repository.json("Content/schema/study.schema.json"))
    let longest = sample.make(sample.most)
    #expect(try problems(longest) == [])
    #expect(schema.accepts(try JSONReader.read(Array(longest.utf8))))
    let longer = sample.make(sample.most + 1)
    #expect(
      try problems(longer).first
        == "'\(sample.list)' has \(sample.most + 1) elements. Write at most \(sample.most).")
    #expect(!schema.accepts(try JSONReader.read(Array(longer.utf8))))
  }
}
