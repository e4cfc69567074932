internal import BedsideCore

extension Phrase {
  static let insightsSummary = Phrase(
    "insights.summary", "Show the charts of what was recorded, and what they come to.")
  static let chartCommandSummary = Phrase(
    "insights.chart.summary", "Show one chart, or list them all.")
  static let summaryCommandSummary = Phrase(
    "insights.week.summary", "Say what the last seven days came to, in sentences.")
  static let summaryTitle = Phrase("insights.week.title", "{study}: {from} to {to}")
  static let insightsFrom = Phrase("insights.from", "the first day, instead of a range")
  static let insightsTo = Phrase("insights.to", "the last day; today where it is left out")
  static let insightsTable = Phrase("insights.table", "the numbers as a table")
  static let insightsSigns = Phrase(
    "insights.signs", "of which signs charts are made: auto, braille, blocks or ascii")

  static let insightsTitle = Phrase("insights.title", "Insights, {from} to {to}")
  static let insightsChartTitle = Phrase("insights.chart.title", "{title}, {from} to {to}")
  static let insightsList = Phrase("insights.list", "Charts")
  static let insightsSentence = Phrase("insights.sentence", "{title}. See it with: chart␣{chart}")
  static let insightsRead = Phrase("insights.read", "To read")
  static let insightsNone = Phrase("insights.none", "This study has no charts.")
  static let insightsAllTasks = Phrase("insights.allTasks", "All tasks")

  static let noChart = Phrase(
    "insights.noChart", "There is no chart '{chart}'. All charts are listed by: chart")
  static let noChartNear = Phrase(
    "insights.noChartNear", "There is no chart '{chart}'. Did you mean '{nearest}'?")
  static let notARange = Phrase(
    "insights.notARange",
    "'{text}' is no range of days. Type one like 14d, 4w, 6m, 1y or all.")
  static let twoRanges = Phrase(
    "insights.twoRanges", "Give a range, or --from and --to, not both.")
  static let rangeAhead = Phrase(
    "insights.rangeAhead", "{day} has not come yet. Type an earlier day.")
  static let rangeCut = Phrase(
    "insights.rangeCut",
    "Nothing was recorded before {day}. The time before that is left out.")
  static let rangeEmpty = Phrase(
    "insights.rangeEmpty", "Nothing was recorded yet. The time before {day} is left out.")

  static let recentLast = Phrase("recent.last", "Last time {value}, {day}")
  static let recentBars = Phrase("recent.bars", "Last time {value}, {day}  {bars} {count}␣days")
  static let recentSpoken = Phrase(
    "recent.spoken", "Last time {value}, {day}. In {count}␣days from {least} to {greatest}.")
  static let recentToday = Phrase("recent.today", "today")
  static let recentOfItem = Phrase("recent.ofItem", "{title}. {text}")

  static let rangeAll = Phrase("insights.range.all", "all")
  static let rangeDays = Phrase("insights.range.days", "d")
  static let rangeWeeks = Phrase("insights.range.weeks", "w")
  static let rangeMonths = Phrase("insights.range.months", "m")
  static let rangeYears = Phrase("insights.range.years", "y")
}
