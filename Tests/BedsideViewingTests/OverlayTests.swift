import BedsideCore
import BedsideViewing
import Testing

/// Measures text as if every letter were half as wide as it is high.
struct EvenMeasure: TextMeasuring {
  func size(of text: PanelText, width: Float) -> (width: Float, height: Float) {
    let whole = Float(text.string.count) * text.size / 2
    let lines = text.isOneLine ? 1 : (whole / width).rounded(.up)
    return (min(whole, width), max(lines, 1) * text.size * 1.3)
  }
}

struct OverlayTests {
  private func overlay(_ session: ViewingSession, pointer: SIMD2<Float>? = nil) -> Overlay {
    Overlay(session, measure: EvenMeasure(), pointer: pointer)
  }

  /// Every place of the picture that a click on `target` can go to.
  private func place(of target: PointerTarget, in overlay: Overlay) -> SIMD2<Float>? {
    for y in stride(from: Float(2), to: 600, by: 4) {
      for x in stride(from: Float(2), to: 800, by: 4)
      where overlay.target(at: SIMD2(x, y)) == target {
        return SIMD2(x, y)
      }
    }
    return nil
  }

  private func texts(_ overlay: Overlay) -> [String] {
    overlay.panels.flatMap(\.items).compactMap {
      if case .text(let text, _) = $0 { text.string } else { nil }
    }
  }

  @Test func `each part has a row that selects it and a sign that hides it`() throws {
    var session = Samples.session()
    for part in 0..<3 {
      #expect(place(of: .row(part), in: overlay(session)) != nil)
      let eye = try #require(place(of: .eye(part), in: overlay(session)))
      session.click(try #require(overlay(session).target(at: eye)))
    }
    #expect(session.visibility == [.hidden, .hidden, .hidden])
  }

  @Test func `the model is given the room beside the list and above the caption`() {
    var session = Samples.session(tour: Samples.tour)
    session.visit(0, at: 0)
    let insets = overlay(session).insets
    #expect(insets.left > 200)
    #expect(insets.bottom > 60)
    session.press("l", at: 0)
    session.press("t", at: 0)
    #expect(overlay(session).insets == Viewport.Insets())
  }

  @Test func `in a small window the list stays inside, and the model has the room of its name`() {
    var session = Samples.session()
    session.resize(to: Viewport(width: 200, height: 150))
    #expect(overlay(session).panels.allSatisfy { $0.frame.x >= 0 && $0.frame.right <= 200 })
    session.press("l", at: 0)
    #expect(!texts(overlay(session)).contains("Cubes"))
    session.resize(to: Viewport(width: 320, height: 240))
    #expect(texts(overlay(session)).contains("Cubes"))
  }

  @Test func `the caption is as high at every stop`() {
    let long = TourStop(text: String(repeating: "word ", count: 80))
    var session = Samples.session(tour: [TourStop(text: "Short."), long])
    session.visit(0, at: 0)
    let first = overlay(session).insets
    session.visit(1, at: 0)
    #expect(overlay(session).insets == first)
  }

  @Test func `what the tour does not hold up can be left behind at once`() throws {
    var session = Samples.session(Samples.step(continueAfter: .selection, tour: Samples.tour))
    #expect(place(of: .button(.goOn), in: overlay(session)) == nil)
    session.press("e", at: 0)
    #expect(session.notice == .selectFirst)
    session.press(.named(.tab), at: 0)
    session.press(.named(.enter), at: 0)
    session.press(" ", at: 0)
    let button = try #require(place(of: .button(.goOn), in: overlay(session)))
    session.click(try #require(overlay(session).target(at: button)))
    #expect(session.finish == .continued)
    #expect(session.seenStops.count == 1)

    var touring = Samples.session(Samples.step(continueAfter: .tour, tour: Samples.tour))
    #expect(place(of: .button(.goOn), in: overlay(touring)) == nil)
    touring.press("e", at: 0)
    #expect(touring.finish == nil)
    #expect(touring.notice == .seeTourFirst(seen: 0, of: 3))
    #expect(
      place(of: .button(.goOn), in: overlay(Samples.session(tour: Samples.tour))) == nil)
  }

  @Test func `the buttons lead through the tour and on`() throws {
    var session = Samples.session(Samples.step(continueAfter: .tour, tour: Samples.tour))
    #expect(texts(overlay(session)).contains("Start the tour"))
    for _ in 0..<4 {
      let button = try #require(place(of: .button(.forward), in: overlay(session)))
      session.click(try #require(overlay(session).target(at: button)))
    }
    #expect(session.finish == .continued)
  }

  @Test(arguments: [Float(900), 600, 560])
  func `the card of a part stands beside the title, or below it in a narrow window`(
    _ width: Float
  ) throws {
    var session = Samples.session()
    session.resize(to: Viewport(width: width, height: 700))
    session.click(.row(0))
    let overlay = overlay(session)
    let title = try #require(frame(of: session.model.title, in: overlay))
    let card = try #require(frame(of: session.model.parts[0].name, in: overlay, isLast: true))
    #expect(!card.overlaps(title), "\(card) \(title)")
    #expect((card.y < title.bottom) == (card.x > title.right))
  }

  /// The frame of the first or last panel with a text.
  private func frame(of text: String, in overlay: Overlay, isLast: Bool = false) -> Rect? {
    let found = overlay.panels.filter { panel in
      panel.items.contains { item in
        if case .text(let shown, _) = item { shown.string == text } else { false }
      }
    }
    return isLast ? found.last?.frame : found.first?.frame
  }

  @Test func `the card of a part says what it is and that it is selected`() {
    var session = Samples.session()
    session.click(.part(1))
    #expect(texts(overlay(session)).suffix(4).contains("Selected"))
    #expect(texts(overlay(session)).contains("✓ B"))
  }

  @Test func `the name of a part is shown beside the pointer`() {
    var session = Samples.session()
    let pointer = SIMD2<Float>(500, 300)
    session.point(.moved, at: pointer, over: .part(0), time: 0)
    let panels = overlay(session, pointer: pointer).panels
    #expect(panels.contains { $0.frame.x == 516 && $0.frame.y == 318 })
  }

  @Test func `a notice says why nothing happened`() {
    var session = Samples.session(Samples.step(continueAfter: .selection))
    session.press(" ", at: 0)
    #expect(
      texts(overlay(session)).contains("Select a part to go on: click it, or press Tab and Enter."))
  }

  @Test func `the help holds every line of the table`() {
    var session = Samples.session()
    session.resize(to: Viewport(width: 1280, height: 800))
    session.press("?", at: 0)
    let shown = texts(overlay(session))
    for line in Binding.help(.english) { #expect(shown.contains(line.keys)) }
    #expect(!shown.contains("↑ ↓ for more"))
  }

  @Test(arguments: [(800, 600), (500, 300), (300, 200), (1100, 400)])
  func `a help that a window has no room for is scrolled`(_ width: Float, _ height: Float) {
    var session = Samples.session()
    session.resize(to: Viewport(width: width, height: height))
    session.press("?", at: 0)
    let camera = session.camera
    var shown: Set<String> = []
    for _ in 0..<60 {
      let overlay = overlay(session)
      shown.formUnion(texts(overlay))
      for panel in overlay.panels.suffix(1) {
        #expect(panel.frame.x >= 0 && panel.frame.y >= 0 && panel.frame.bottom <= height)
      }
      session.press(.named(.down), at: 0)
    }
    for line in Binding.help(.english) { #expect(shown.contains(line.keys), "\(line.keys)") }
    #expect(shown.contains("Double click"))
    #expect(shown.contains("↑ ↓ for more"))
    #expect(session.camera == camera)
    session.point(.scrolled(100), at: .zero, over: .nothing, time: 0)
    #expect(session.helpRow == 0)
  }

  @Test(arguments: [(length: 6, left: Float(250)), (28, 296), (90, 398)])
  func `the list is as wide as its longest name, within three tenths of the window`(
    _ example: (length: Int, left: Float)
  ) {
    let names = ["a", String(repeating: "b", count: example.length)]
    let model = ViewedModel(mesh: Samples.cubes(names), name: "named")
    let session = ViewingSession(model, viewport: Viewport(width: 1280, height: 800))
    #expect(overlay(session).insets.left == example.left)
  }

  @Test func `no key or movement of the help is cut off`() {
    for phrases in [Phrases.english, Phrases(language: "de", areas: Phrases.germanViewerAreas)] {
      let model = ViewedModel(mesh: Samples.cubes(["a"]), name: "named")
      var session = ViewingSession(
        model, viewport: Viewport(width: 1280, height: 800), phrases: phrases)
      session.press("?", at: 0)
      for case .text(let text, let place) in overlay(session).panels.flatMap(\.items)
      where text.isOneLine {
        #expect(EvenMeasure().size(of: text, width: 1000).width <= place.width, "\(text.string)")
      }
    }
  }

  @Test func `a list longer than the window is scrolled, but not past its end`() {
    let names = (0..<60).map { "part\($0)" }
    let model = ViewedModel(mesh: Samples.cubes(names), name: "many")
    var session = ViewingSession(model, viewport: Samples.viewport)
    #expect(place(of: .row(59), in: overlay(session)) == nil)
    session.point(.scrolled(-100), at: .zero, over: .panel, time: 0)
    #expect(place(of: .row(59), in: overlay(session)) != nil)
    #expect(place(of: .row(30), in: overlay(session)) == nil)
  }

  @Test func `a picture that nobody can click on has the text and no buttons`() {
    var session = Samples.session(tour: Samples.tour)
    session.visit(0, at: 0)
    let still = Overlay(session, measure: EvenMeasure(), isInteractive: false)
    #expect(texts(still).contains("First."))
    #expect(place(of: .button(.forward), in: still) == nil)
    #expect(place(of: .button(.toggleHelp), in: still) == nil)
  }

  @Test func `a window too small for panels still opens`() {
    var session = Samples.session(Samples.step(tour: Samples.tour))
    session.resize(to: Viewport(width: 60, height: 40))
    session.visit(0, at: 0)
    session.press("?", at: 0)
    #expect(overlay(session).insets.left <= 260)
  }
}
