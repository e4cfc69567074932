/// One promise that can be measured.
struct Benchmark: Sendable {
  /// The row's name.
  let name: String
  /// Measures it; files go into the folder.
  let measure: @MainActor @Sendable (WorkFolder) throws -> Row

  /// All rows, in the order in which they are printed.
  static let all: [Benchmark] =
    [
      StartToPrompt.benchmark, LargeRecord.start, LargeRecord.page, DurableAppend.benchmark,
      BatchAppend.benchmark, BatchAppend.bound, NinetyDays.warm, NinetyDays.cold,
      NinetyDaysChart.benchmark, YearReport.benchmark, JournalScan.benchmark,
      JournalVerify.benchmark, CSVExport.benchmark, CSVExport.speed,
    ] + DiskUse.all + [
      HalfBlocks.benchmark, TerminalFrames.benchmark,
      TaskReading.benchmark, TaskReading.growth, TaskRun.benchmark, TaskRun.growth,
      MinuteSchedule.benchmark,
    ] + ModelLoading.all + Pictures.all + WindowRows.all
}
