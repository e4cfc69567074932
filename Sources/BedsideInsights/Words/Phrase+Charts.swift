internal import BedsideCore
internal import BedsideStore

extension Phrase {
  static let chartSeries = Phrase("chart.series", "{title} ({units})")
  static let chartValue = Phrase("chart.value", "{value}␣{units}")
  static let chartGap = Phrase("chart.gap", "nothing recorded")
  static let chartZero = Phrase("chart.zero", "zero")
  static let chartAllDone = Phrase("chart.day.all", "all done")
  static let chartPartDone = Phrase("chart.day.part", "done in part")
  static let chartNoneDone = Phrase("chart.day.none", "nothing done")
  static let chartNoneDue = Phrase("chart.day.undue", "nothing due or still open")
  static let chartLevel = Phrase("chart.level", "{lower} to under {upper}")
  static let chartLevelLast = Phrase("chart.level.last", "{lower} to {upper}")
  static let chartLowest = Phrase("chart.lowest", "lowest")
  static let chartHighest = Phrase("chart.highest", "highest")
  static let chartBoxMiddle = Phrase("chart.box.middle", "median")
  static let chartBoxFill = Phrase("chart.box.fill", "middle half")
  static let chartBoxEnds = Phrase("chart.box.ends", "least to greatest")
  static let chartBox = Phrase(
    "chart.box",
    "{title}, {day}: median {median}, middle half {lower} to {upper}, all {least} to {greatest},"
      + " n␣{count}.")
  static let chartBandUpTo = Phrase("chart.band.upTo", "{label} up to {limit}")
  static let chartBandAbove = Phrase("chart.band.above", "{label} above")
  static let chartBands = Phrase("chart.bands", "Ranges: {bands}.")

  static let chartWeeks = Phrase(
    "chart.weeks", "The days are put together: for each week {values}.")
  static let chartMonths = Phrase(
    "chart.months", "The days are put together: for each month {values}.")
  static let chartYears = Phrase(
    "chart.years", "The days are put together: for each year {values}.")
  static let chartOfSeries = Phrase("chart.aggregator.of", "{aggregator} ({title})")
  static let chartCut = Phrase("chart.cut", "There is room only for the time from {day} on.")

  static let chartEmpty = Phrase(
    "chart.empty", "Nothing was recorded from {from} to {to}.")
  static let chartSeriesEmpty = Phrase("chart.series.empty", "{title}: nothing was recorded.")
  static let chartOne = Phrase("chart.one", "{title}: one value, {last}, on {to}.")
  static let chartOneOver = Phrase(
    "chart.oneOver", "{title}: one value, {last}, for {from} to {to}.")
  static let chartCount = Phrase("chart.count", "n␣{count}")
  static let chartCountWeeks = Phrase("chart.count.weeks", "n␣{count} weeks")
  static let chartCountMonths = Phrase("chart.count.months", "n␣{count} months")
  static let chartCountYears = Phrase("chart.count.years", "n␣{count} years")
  static let chartAlways = Phrase(
    "chart.always", "{title}: {count}, {from} to {to}. Always {last}.")
  static let chartSummary = Phrase(
    "chart.summary",
    "{title}: {count}, {from} to {to}. First {first}, last {last}, {change}. Median {median}, from"
      + " {least} to {greatest}.")
  static let chartPercentPoints = Phrase("chart.percentPoints", "{value}␣percentage points")
  static let chartHigher = Phrase("chart.higher", "{amount} higher")
  static let chartLower = Phrase("chart.lower", "{amount} lower")
  static let chartSame = Phrase("chart.same", "no change")
  static let chartInBand = Phrase("chart.inBand", "{value} ({band})")
  static let chartPart = Phrase(
    "chart.part", one: "{count} value is from a part of the answers, on {day}.",
    other: "{count} values are from a part of the answers, the last on {day}.")
  static let chartDone = Phrase(
    "chart.done", one: "{title}: all done on {done} of {count} day.",
    other: "{title}: all done on {done} of {count} days.")
  static let chartDonePart = Phrase(
    "chart.donePart", one: "{title}: all done on {done} of {count} day, part of it on {part}.",
    other: "{title}: all done on {done} of {count} days, part of it on {part}.")

  static let chartBaseline = Phrase(
    "chart.baseline",
    "{title}: median {earlier} at first ({from} to {to}, n␣{count}), {later} lately ({lateFrom} to"
      + " {lateTo}, n␣{lateCount}): {change}.")
  static let chartWeekdays = Phrase(
    "chart.weekdays", "{title} by days of the week, medians: {days}.")
  static let chartWeekday = Phrase("chart.weekday", "{day} {median} (n␣{count})")

  static let pairSameDay = Phrase("pair.sameDay", "{first} and {second} on the same day: {finding}")
  static let pairNextDay = Phrase(
    "pair.nextDay", "{first} and {second} on the next day: {finding}")
  static let pairTogether = Phrase(
    "pair.together",
    "they move together (Spearman {coefficient}, 95␣% interval {lower} to {upper}, n␣{count}).")
  static let pairOpposite = Phrase(
    "pair.opposite",
    "they move opposite ways (Spearman {coefficient}, 95␣% interval {lower} to {upper}, n␣{count})."
  )
  static let pairUnclear = Phrase(
    "pair.unclear",
    "no clear link (Spearman {coefficient}, 95␣% interval {lower} to {upper}, n␣{count}).")
  static let pairConstant = Phrase(
    "pair.constant", "one of them never changes, so that nothing can be said (n␣{count}).")
  static let pairTooFew = Phrase(
    "pair.tooFew",
    "Too few days are known to say which values move together: it takes {fewest} with both.")
  static let pairOthersTooFew = Phrase(
    "pair.othersTooFew", "Of other pairs too few days are known: it takes {fewest} with both.")
  static let pairCauses = Phrase(
    "pair.causes", "That two things move together does not say that one is the cause of the other.")

  static let weeklyValues = Phrase(
    "weekly.values",
    one: "{title}: median {median}, on {count} day; highest {highest} on {day}.",
    other: "{title}: median {median}, on {count} of 7 days; highest {highest} on {day}.")
  static let weeklyFlat = Phrase(
    "weekly.flat", one: "{title}: {median}, on {count} day.",
    other: "{title}: {median}, on {count} of 7 days.")
  static let weeklyMedianBefore = Phrase("weekly.medianBefore", "{median} (was {before})")
  static let weeklyNothing = Phrase("weekly.nothing", "{title}: nothing was recorded.")
  static let weeklyAllDone = Phrase(
    "weekly.allDone", one: "{title}: all done on {done} of {count} day.",
    other: "{title}: all done on {done} of {count} days.")
  static let weeklyNothingDue = Phrase(
    "weekly.nothingDue", "{title}: nothing was due, or all of it is still open.")

  static let chartWeekFrom = Phrase("chart.weekFrom", "Week of {day}")
  static let chartShort = Phrase(
    "chart.short", "{stretch}: {count} of its {total} days only.")
  static let chartPoint = Phrase("chart.point", "{day}: {values}.")
  static let chartNothing = Phrase("chart.nothing", "{title} not recorded")
  static let chartShare = Phrase("chart.share", "{title} {value}␣% done")
  static let chartTitled = Phrase("chart.titled", "{title} {value}")
  static let chartColumnWeekday = Phrase("chart.column.weekday", "Day of the week")
  static let chartColumnSeries = Phrase("chart.column.series", "Series")
  static let chartColumnMedian = Phrase("chart.column.median", "Median")
  static let chartColumnHalf = Phrase("chart.column.half", "Middle half")
  static let chartColumnLeast = Phrase("chart.column.least", "Least")
  static let chartColumnGreatest = Phrase("chart.column.greatest", "Greatest")
  static let chartColumnCount = Phrase("chart.column.count", "n")
  static let chartColumnDay = Phrase("chart.column.day", "Day")
  static let chartColumnWeek = Phrase("chart.column.week", "Week from")
  static let chartColumnMonth = Phrase("chart.column.month", "Month")
  static let chartColumnYear = Phrase("chart.column.year", "Year")

  /// What became of several values, in a word with its article.
  static func aggregator(_ aggregator: SeriesPlan.Aggregator) -> Phrase {
    switch aggregator {
    case .first: Phrase("chart.aggregator.first", "the first value")
    case .last, .perEvent: Phrase("chart.aggregator.last", "the last value")
    case .mean: Phrase("chart.aggregator.mean", "the mean")
    case .median: Phrase("chart.aggregator.median", "the median")
    case .minimum: Phrase("chart.aggregator.minimum", "the least value")
    case .maximum: Phrase("chart.aggregator.maximum", "the greatest value")
    case .sum: Phrase("chart.aggregator.sum", "the sum")
    case .count: Phrase("chart.aggregator.count", "the number of values")
    }
  }
}
