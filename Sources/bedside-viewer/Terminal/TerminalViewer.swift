import BedsideCore
import BedsideViewing
import Rendering
import TerminalPictures

/// A session in a terminal: the picture, and what is said about it beside or below it.
///
/// Nothing is drawn and nothing written unless something has changed.
@MainActor
final class TerminalViewer {
  var session: ViewingSession
  private let device: TerminalDevice
  private let studio: Studio
  private let start = ContinuousClock.now
  private var canvas: TerminalCanvas
  private var reader = ControlSequenceReader()
  private var pace = TerminalPace()
  private var pageNumber = 0
  /// What was typed while the terminal was asked.
  private var early: [ControlSequence] = []

  /// Takes the terminal over.
  ///
  /// - Throws: When there is no terminal, or no picture can be drawn.
  init(
    _ session: ViewingSession, _ loaded: LoadedModel, _ wish: ModelPicture
  ) throws(Failure) {
    self.session = session
    let traits = TerminalDevice.traits
    // What can't be shown is said before the terminal is taken.
    _ = try TerminalStyle(wish, traits)
    guard let device = TerminalDevice() else {
      throw Failure(
        code: .nowhereToShow, message: "There is neither a display nor a terminal to show it on.")
    }
    self.device = device
    let inquiry = TerminalInquiry(wish, traits, device)
    do throws(Failure) {
      // The terminal answers while the driver gets ready.
      studio = try Studio(loaded)
    } catch {
      throw Failure(code: .nowhereToShow, message: error.message)
    }
    let (reply, typed) = inquiry.reply(device)
    early = typed
    let style = try TerminalStyle(wish, traits, reply: reply)
    canvas = TerminalCanvas(style, cell: device.cell ?? reply?.cell, isUTF8: traits.isUTF8)
    self.session.backdrop = .black
    self.session.showsPartList = true
    // Moving pictures are not for slow lines.
    self.session.animates = session.animates && !traits.isRemote && style.depth != .none
  }

  /// Runs until the person closes the picture or goes on; returns what was done.
  func run() throws(Failure) -> ModelStepResult {
    for sequence in early { handle(sequence) }
    try draw()
    while session.finish == nil {
      let patience =
        reader.isIncomplete ? 50 : pace.wait(isMoving: session.isMoving(at: now), at: now)
      take(device.wait(milliseconds: patience))
      // All that has come is done before the next picture: keys that repeat never pile up.
      while session.finish == nil, let event = device.wait(milliseconds: 0) { take(event) }
      if session.finish == nil, pace.needsPicture(isMoving: session.isMoving(at: now), at: now) {
        try draw()
      }
    }
    return session.result(after: now)
  }

  var now: Double { (ContinuousClock.now - start).seconds }

  private func take(_ event: TerminalDevice.Event?) {
    switch event {
    case .bytes(let bytes): for sequence in reader.read(bytes) { handle(sequence) }
    case .changed:
      canvas.forget()
      pace.somethingHappened(at: now)
    case .end: close()
    case nil: for sequence in reader.timeout() { handle(sequence) }
    }
  }

  private func handle(_ sequence: ControlSequence) {
    guard session.finish == nil else { return }
    pace.somethingHappened(at: now)
    if let report = MouseReport(sequence) { return point(report) }
    switch sequence {
    // Control-C, Control-D, Control-L and Control-Z: in a raw terminal they arrive as bytes.
    case .byte(0x03), .byte(0x04): close()
    case .byte(0x0C): canvas.forget()
    case .byte(0x1A):
      device.suspend()
      canvas.forget()
    default: if let key = Key(sequence) { press(key) }
    }
  }

  private func close() { session.leave() }

  /// Does what a key asks for; what turns the pages of long texts does so first.
  ///
  /// While a name is typed, every key is a letter of it or chooses among what was found.
  private func press(_ key: Key) {
    if session.search != nil, !session.showsHelp {
      session.press(key, at: now)
      pageNumber = 0
      return
    }
    let command = Binding.command(for: key)
    let pages = canvas.page?.pageCount ?? 1
    let turnsOn = command == .forward || (session.showsHelp && key == .named(.down))
    let turnsBack = command == .backward || (session.showsHelp && key == .named(.up))
    if turnsOn, pageNumber + 1 < pages {
      pageNumber += 1
    } else if turnsBack, pageNumber > 0 {
      pageNumber -= 1
    } else if session.showsHelp {
      session.perform(.toggleHelp, at: now)
      pageNumber = 0
    } else {
      let before = (session.stop, session.focus, session.showsHelp)
      session.press(key, at: now)
      if (session.stop, session.focus, session.showsHelp) != before { pageNumber = 0 }
    }
  }

  private func point(_ report: MouseReport) {
    guard let page = canvas.page else { return }
    if session.showsHelp {
      if case .pressed = report.action { session.perform(.toggleHelp, at: now) }
      return
    }
    let pointer = TerminalPointer(report, page, session.viewport)
    let target: PointerTarget =
      if let cell = pointer.cell {
        part(at: cell, in: page).map { .part($0) } ?? .nothing
      } else if let part = page.part(column: report.column, row: report.row) {
        .row(part)
      } else {
        .panel
      }
    session.point(pointer.event, at: pointer.point, over: target, time: now)
  }

  private func part(at cell: SIMD2<Float>, in page: TerminalPage) -> Int? {
    guard let size = canvas.drawn, !session.isDragging else { return nil }
    let part = studio.part(
      x: Int(cell.x * Float(size.width)), y: Int(cell.y * Float(size.height)), width: size.width,
      height: size.height)
    return part.flatMap { session.visibility[$0] == .shown ? $0 : nil }
  }

  private func draw() throws(Failure) {
    let begin = now
    let isQuick = pace.drawsQuickly(isMoving: session.isMoving(at: begin), at: begin)
    let text = try canvas.draw(
      &session, at: begin, size: device.size, page: pageNumber, isQuick: isQuick, in: studio)
    pageNumber = canvas.page?.page ?? 0
    if !text.isEmpty { device.write(text) }
    pace.drew(isQuick: isQuick, in: now - begin, at: now)
  }
}
