import BedsideCore
import BedsideStore
import Testing

struct ChartReadingTests {
  private func read(_ charts: String) -> (study: Study?, problems: [String]) {
    StudyText.read(
      StudyText.study([StudyText.entry("check-in")], ", \"insights\": [\n\(charts)]"))
  }

  @Test func `a chart has its series, axis and bands in order`() {
    let (study, problems) = read(
      """
      {"id": "pain", "title": "Pain and sleep", "kind": "bar", "bucket": "week",
       "axis": {"minimum": 0, "maximum": 10}, "bands": [{"upTo": 3.5, "label": "mild"},
        {"label": "strong", "flag": true}],
       "series": [{"task": "check-in", "kind": "pain", "title": "Pain", "color": "sky",
        "aggregator": "median", "besideQuestion": true},
        {"task": "check-in", "kind": "sleep", "units": "h"}]}
      """)
    #expect(problems == [])
    #expect(
      study?.charts == [
        ChartPlan(
          id: "pain", title: "Pain and sleep", kind: .bar, bucket: .week,
          axis: .init(minimum: 0, maximum: 10),
          bands: [
            .init(upTo: 3.5, label: "mild"), .init(upTo: nil, label: "strong", isFlagged: true),
          ],
          series: [
            SeriesPlan(
              task: "check-in", source: .value("pain"), title: "Pain", color: .sky,
              aggregator: .median, isBesideQuestion: true),
            SeriesPlan(task: "check-in", source: .value("sleep"), units: "h"),
          ])
      ])
  }

  @Test func `what is left out is what the kind of chart usually has`() {
    let charts = read(
      """
      {"id": "a", "title": "A", "kind": "scatter", "series": [{"task": "check-in"}]},
      {"id": "b", "title": "B", "kind": "calendar",
       "series": [{"task": "check-in", "kind": "progress"}]},
      {"id": "c", "title": "C", "kind": "adherence"},
      {"id": "d", "title": "D", "kind": "line", "series": [{"task": "check-in", "kind": "score.x"}]}
      """
    ).study?.charts
    #expect(charts?.map(\.bucket) == [.event, .day, .day, .day])
    #expect(
      charts?.flatMap(\.series) == [
        SeriesPlan(task: "check-in", source: .values, aggregator: .perEvent),
        SeriesPlan(task: "check-in", source: .progress),
        SeriesPlan(task: "check-in", source: .score("x")),
      ])
  }

  @Test func `a topic can be offered below the charts`() {
    let study = StudyText.study(
      [StudyText.entry("a")],
      #", "education": [{"topic": "t", "title": "T", "text": "t.md", "featured": "About T"}]"#)
    #expect(StudyText.read(study).study?.education.map(\.featured) == ["About T"])
  }

  private static func chart(_ more: String, kind: String = "bar", series: String = "") -> String {
    #"{"id": "c", "title": "C", "kind": "\#(kind)"\#(more), "#
      + #""series": [{"task": "check-in"\#(series)}]}"#
  }

  private static let mistakes: [(String, String)] = [
    (
      #"{"id": "c", "title": "C", "kind": "pie", "series": [{"task": "check-in"}]}"#,
      "2:35: 'pie' is not a 'kind'. Write one of bar, line, scatter, stacked, adherence, calendar,"
        + " box, sparkline."
    ),
    (
      #"{"id": "c", "title": "C", "kind": "bar"}"#,
      #"2:1: A chart has no 'series'. Add "series": [ … ]."#
    ),
    (
      chart(#", "axis": {"minimum": 10, "maximum": 2.5}"#),
      "2:77: 'maximum' is 2.5, not above 'minimum', 10. Write a greater one."
    ),
    (
      chart(#", "bands": [{"label": "a"}, {"label": "b"}]"#),
      "2:52: Only the last band may be without 'upTo'. Add one here."
    ),
    (
      chart(#", "bands": [{"upTo": 4, "label": "a"}, {"upTo": 3, "label": "b"}]"#),
      "2:88: The bands are not in order: 'upTo' is 3 after 4. Write the least first."
    ),
    (
      chart("", series: #", "aggregator": "perEvent""#),
      "2:88: Only lines and scatter charts show each event. Choose what becomes of several values,"
        + #" like "mean"."#
    ),
    (
      chart("", kind: "adherence", series: #", "kind": "pain""#),
      "2:88: Adherence has no 'kind': it is what was done of what was due."
    ),
    (
      chart("", kind: "adherence", series: #", "besideQuestion": true"#),
      "2:98: Adherence has no 'besideQuestion': it is what was done of what was due."
    ),
    (
      chart("", series: #", "kind": "progress", "besideQuestion": true"#),
      "2:112: What stands beside a question is about one item. Name it in 'kind'."
    ),
    (
      chart("", series: #", "besideQuestion": true"#),
      "2:92: What stands beside a question is about one item. Name it in 'kind'."
    ),
    (
      chart(#", "bucket": "week""#, kind: "adherence"),
      "2:58: An adherence chart shows days. Take 'bucket' out."
    ),
    (
      chart(#", "bucket": "week""#, kind: "box"),
      "2:52: A 'box' chart is about days. Take 'bucket' out."
    ),
    (
      #"{"id": "c", "title": "C", "kind": "calendar", "#
        + #""series": [{"task": "check-in"}, {"task": "check-in"}]}"#,
      "2:57: A calendar shows one series. Make a chart of its own for each other."
    ),
    (
      chart("", series: #", "color": "teal""#),
      "2:83: 'teal' is not a 'color'. Write one of blue, vermillion, green, orange, sky, purple."
    ),
    (
      #"{"id": "c", "title": "C", "kind": "bar", "series": [{"task": "checkin"}]}"#,
      "2:62: There is no task 'checkin'. Did you mean 'check-in'?"
    ),
    (
      #"{"id": "c", "title": "C", "kind": "bar", "series": [{"task": "zz"}]}"#,
      "2:62: There is no task 'zz'. Name a task of this study."
    ),
  ]

  @Test(arguments: mistakes)
  func `what is wrong with a chart is said where it stands`(_ chart: String, _ message: String) {
    #expect(read(chart).problems == ["study.json:" + message])
  }

  @Test func `an id stands for one chart`() {
    let (study, problems) = read(
      Self.chart("") + ",\n" + Self.chart("", kind: "line"))
    #expect(problems == ["study.json:3:8: The chart 'c' stands twice. Give it another id."])
    #expect(study?.charts.map(\.kind) == [.bar])
  }
}
