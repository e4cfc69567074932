public import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Shows a day's cards; today's when `day` is nil, and those of tasks with a tag where one is given.
  public func showDay(_ day: CivilDate?, tag: String? = nil) -> ExitCode {
    if let tag, let code = refuse(tag: tag) { return code }
    return showing { () throws(CareError) in
      let cards = CardPage(desk: self, page: try store.page(for: day ?? store.today), tag: tag)
      if isJSON {
        renderer.write(try cards.json())
      } else if isPlain {
        renderer.write(try cards.eventsJSON(), columns: CardPage.columns)
      } else {
        renderer.show(try cards.blocks(), on: .data)
      }
      return .done
    }
  }

  /// Shows the week of a day, with how each of its days went; this week when `day` is nil.
  public func showWeek(_ day: CivilDate?) -> ExitCode {
    showing { () throws(CareError) in
      let first = (day ?? store.today).startOfWeek()
      let isCounted = try store.isCounted()
      let pages = try store.pages(from: first, count: 7).map { page in
        isCounted(page.day) ? page : DayPage(day: page.day)
      }
      let week = WeekPage(
        pages: pages, today: store.today, phrases: phrases, isAccessible: renderer.isAccessible)
      if isJSON {
        renderer.write(week.json)
      } else if isPlain {
        renderer.write(week.records, columns: ["day", "ring", "done", "due"])
      } else {
        renderer.show(week.blocks, on: .data)
      }
      return .done
    }
  }

  /// Says that no task has a tag; nil where one has.
  private func refuse(tag: String) -> ExitCode? {
    let tags = store.tasks.flatMap(\.versions).flatMap(\.tags)
    if tags.contains(tag) { return nil }
    let nearest = Suggestion.nearest(to: tag, among: tags)
    let names: KeyValuePairs = ["tag": tag, "nearest": nearest ?? ""]
    renderer.show(.text(phrases(nearest == nil ? .noTag : .noTagNear, names), .problem))
    return .noSuchThing
  }

  /// Lists what can be done now, of tasks with a tag where one is given; 2 when that is nothing.
  public func showDue(tag: String? = nil) -> ExitCode {
    if let tag, let code = refuse(tag: tag) { return code }
    return showing { () throws(CareError) in
      let events = try store.dueEvents().filter { event in
        event.task.card.style.isCompletable && (tag.map(event.task.tags.contains) ?? true)
      }
      var page = DayPage(day: store.today)
      page.events = events
      let cards = CardPage(desk: self, page: page)
      if isJSON {
        renderer.write(.object(["format": 1, "due": .array(try cards.eventsJSON())]))
      } else if isPlain {
        renderer.write(try cards.eventsJSON(), columns: CardPage.columns)
      } else if events.isEmpty {
        renderer.show(.text(phrases(.dueNone)))
      } else {
        renderer.show(try cards.dueCards(), on: .data)
      }
      return events.isEmpty ? .nothingDue : .done
    }
  }

  /// The day that `text` means; says so when it means none, or may mean several.
  public func day(_ text: String) -> CivilDate? {
    do {
      return try DateText.date(text, in: context)
    } catch {
      var message = phrases.message(for: error)
      if case .notADate = error { message = phrases(.notADay, ["text": text]) }
      renderer.show(.text(message, .problem))
      return nil
    }
  }
}
