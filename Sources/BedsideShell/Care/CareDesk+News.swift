internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// More than this is not told one by one.
  private static let mostNews = 5

  /// Says what has changed since this was asked last: a day that has turned, and what others recorded.
  func tellNews() {
    do throws(CareError) {
      let news = try store.refresh()
      if let day = news.day {
        renderer.show(.text(phrases(.newsDay, ["day": phrases.long(day)]), .notice))
      }
      shown?.tell(news.changes.flatMap { $0.stored?.valueIDs ?? [] })
      let page = HistoryPage(desk: self)
      for entry in news.changes.prefix(Self.mostNews) {
        let change = page.text(entry, naming: true)
        renderer.show(
          .text(phrases(.newsChange, ["change": Sanitizer.cleanLine(change)]), .notice))
      }
      let rest = news.changes.count - Self.mostNews
      if rest > 0 { renderer.show(.text(phrases(.newsMore, count: rest), .notice)) }
    } catch {
      // What can't be read is told by the command that needs it.
    }
  }
}
