internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The cards that nothing completes, and the one that has its boxes side by side.
extension CardWriter {
  /// Whom to call and what to look at: shown, to be copied.
  func links(_ row: CardRow) -> Block.Row {
    let lines = row.task.card.links.map { self.text(of: $0) }
    let text = instructionsOfReading(row)
    return Block.Row(
      marker: number(row), mark: StyledText(""), title: StyledText(row.task.title, .strong),
      state: StyledText(""), details: text + lines.map { StyledText($0) },
      spoken: [spoken(number(row), row.task.title, "")] + text.map(\.plain) + lines)
  }

  /// Something to learn.
  func featured(_ row: CardRow) -> Block.Row {
    let command = row.task.card.topic.map { "learn\u{A0}\($0)" } ?? ""
    let text = instructionsOfReading(row)
    return Block.Row(
      marker: number(row), mark: StyledText(" i ", .label),
      title: StyledText(row.task.title, .strong), state: StyledText(""), hint: command,
      details: text,
      spoken: [spoken(number(row), row.task.title, "")] + text.map(\.plain)
        + spokenCommand(command))
  }

  private func instructionsOfReading(_ row: CardRow) -> [StyledText] {
    row.task.instructions.map { [StyledText($0)] } ?? []
  }

  private func text(of link: CardLink) -> String {
    let (phrase, value): (Phrase, String) =
      switch link.target {
      case .call(let number): (.linkCall, number)
      case .message(let number): (.linkMessage, number)
      case .email(let address): (.linkEmail, address)
      case .website(let address): (.linkWebsite, address)
      case .address(let place): (.linkAddress, place)
      case .file(let path): (.linkFile, path)
      }
    let title = link.title ?? phrases(phrase)
    return Sanitizer.cleanLine(phrases(.linkLine, ["title": title, "value": value]))
  }

  /// A mark for each event on one line, with the time at which it is planned and was done.
  func grid(_ row: CardRow) throws(CareError) -> Block.Row {
    let state = count(row)
    let cells = row.events.indices.map { index in
      cell(row.events[index], number(row).isEmpty ? "" : row.name(of: index))
    }
    let open = row.events.firstIndex(where: isOpen)
    let command = open.map { self.command(for: row.events[$0], gridName(row, $0)) } ?? ""
    return Block.Row(
      marker: number(row), mark: mark(row.events.allSatisfy(\.progress.isComplete)),
      title: StyledText(row.task.title, role(row, .strong)),
      state: StyledText(state, role(row, .plain)), hint: command,
      details: [StyledText(cells.joined(separator: "   "), role(row, .plain))]
        + instructions(row),
      spoken: [spoken(number(row), row.task.title, state)]
        + row.events.indices.map { index in
          let event = row.events[index]
          let name = number(row).isEmpty ? "" : row.name(of: index)
          return spoken(name, time(event), wordsForGrid(event), isOpen: isOpen(event))
        } + spokenCommand(command) + instructions(row).map(\.plain))
  }

  private func gridName(_ row: CardRow, _ index: Int) -> String {
    number(row).isEmpty ? "" : row.name(of: index)
  }

  private func wordsForGrid(_ event: Event) -> String {
    guard event.progress.isComplete, let outcome = event.outcome else {
      switch event.state(on: desk.store.today) {
      case .missed: return phrases(.stateMissed)
      case .before: return phrases(.stateBefore)
      case .later: return phrases(.gridLater)
      // That it is to do is said before.
      default: return isOpen(event) ? "" : phrases(.gridOpen)
      }
    }
    return phrases(.stateDoneAt, ["time": moment(outcome.recorded)])
  }

  /// One event of a grid, which is not broken: `5a (x) 7:30, done 7:31`.
  private func cell(_ event: Event, _ name: String) -> String {
    let isDone = event.progress.isComplete
    var time: String
    if event.scheduleEvent.isAllDay {
      time = event.element?.text ?? phrases(.gridAllDay)
    } else {
      let start = desk.store.days.zone.local(event.scheduleEvent.start).time
      time = event.element?.text ?? phrases.clock(start, desk.conventions)
    }
    if isDone, let outcome = event.outcome {
      let names: KeyValuePairs = ["time": moment(outcome.recorded)]
      time += ", " + phrases(outcome.isLate ? .stateDoneLate : .stateDoneAt, names)
    }
    let text = "\(name.isEmpty ? "" : name + " ")\(isDone ? "(x)" : "( )") \(time)"
    return String(text.map { $0 == " " ? "\u{A0}" : $0 })
  }
}
