internal import BedsideCore
internal import BedsideInsights

/// The commands that show what the records come to.
enum InsightGrammar {
  private static let range = CommandSpec.Argument(name: "range", kind: .range, isRequired: false)

  private static let options = [
    OptionSpec(name: "from", value: "day", meaning: .insightsFrom),
    OptionSpec(name: "to", value: "day", meaning: .insightsTo),
    OptionSpec(name: "table", meaning: .insightsTable),
    OptionSpec(
      name: "signs", value: "kind", allowed: ["auto"] + ChartSigns.allCases.map(\.rawValue),
      meaning: .insightsSigns),
    OptionSpec(name: "picture", meaning: .insightsPicture),
  ]

  static let commands: [CommandSpec] = [
    CommandSpec(
      name: .insights, summary: .insightsSummary, arguments: [range], options: options,
      printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .chart, summary: .chartCommandSummary,
      arguments: [.init(name: "chart", kind: .chart, isRequired: false), range],
      options: options + [OptionSpec(name: "output", value: "file", meaning: .chartOutput)],
      printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .report, summary: .reportCommandSummary, arguments: [range],
      options: [
        OptionSpec(name: "from", value: "day", meaning: .insightsFrom),
        OptionSpec(name: "to", value: "day", meaning: .insightsTo),
        OptionSpec(name: "output", value: "file", meaning: .reportOutput),
        OptionSpec(
          name: "format", value: "kind", allowed: ReportFormat.allCases.map(\.rawValue),
          meaning: .reportFormat),
        OptionSpec(
          name: "paper", value: "kind", allowed: PaperSize.allCases.map(\.rawValue),
          meaning: .reportPaper),
      ], printsJSON: true),
    CommandSpec(
      name: .summary, summary: .summaryCommandSummary,
      arguments: [.init(name: "day", kind: .day, isRequired: false)], printsJSON: true,
      printsRecords: true),
  ]
}
