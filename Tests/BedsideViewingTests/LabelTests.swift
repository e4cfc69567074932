import BedsideCore
import BedsideViewing
import Testing

struct LabelTests {
  /// A picture of 800 by 600 points with strips of the parts in its middle, in the order given.
  private func map(_ parts: [Int], width: Int = 20) -> PartMap {
    var numbers = [UInt16](repeating: 0, count: 200 * 150)
    for (strip, part) in parts.enumerated() {
      for row in 0..<3 {
        for column in 90..<90 + width {
          numbers[(20 + strip * 3 + row) * 200 + column] = UInt16(part + 1)
        }
      }
    }
    return PartMap(columns: 200, cell: SIMD2(4, 4), numbers: numbers)
  }

  private func session(_ count: Int) -> ViewingSession {
    let names = (0..<count).map { "part\($0)" }
    var session = ViewingSession(
      ViewedModel(mesh: Samples.cubes(names), name: "many"), viewport: Samples.viewport)
    session.showsPartList = false
    session.labels = .all
    return session
  }

  private func overlay(_ session: ViewingSession, _ map: PartMap) -> Overlay {
    var overlay = Overlay(session, measure: EvenMeasure())
    overlay.addLabels(by: map)
    return overlay
  }

  /// The cards with the names, without the lines.
  private func cards(_ overlay: Overlay) -> [(name: String, frame: Rect)] {
    overlay.marks.compactMap { mark in
      for case .text(let text, _) in mark.items { return (text.string, mark.frame) }
      return nil
    }
  }

  private func overlap(_ a: Rect, _ b: Rect) -> Bool {
    a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
  }

  @Test(arguments: [1, 2, 8, 14])
  func `no label lies over another, over a panel or outside`(_ count: Int) {
    let overlay = overlay(session(count), map(Array(0..<count)))
    let frames = cards(overlay).map(\.frame)
    #expect(frames.count == count)
    for (index, frame) in frames.enumerated() {
      #expect(!frames.dropFirst(index + 1).contains { overlap($0, frame) })
      #expect(!overlay.panels.contains { overlap($0.frame, frame) })
      #expect(frame.x >= 0 && frame.right <= 800 && frame.y >= 0 && frame.bottom <= 600)
    }
  }

  @Test func `labels stand in the order of their parts, so that lines do not cross`() {
    let names = cards(overlay(session(4), map([2, 0, 3, 1]))).map(\.name)
    #expect(Set(names).count == 4)
    let right = cards(overlay(session(4), map([2, 0, 3, 1]))).sorted { $0.frame.y < $1.frame.y }
    #expect(right.map(\.name) == ["Part2", "Part0", "Part3", "Part1"])
  }

  @Test func `where the model fills the window, a label does not cover what it names`() {
    var numbers = [UInt16](repeating: 2, count: 200 * 150)
    for row in 70..<76 { for column in 0..<8 { numbers[row * 200 + column] = 1 } }
    let map = PartMap(columns: 200, cell: SIMD2(4, 4), numbers: numbers)
    let shown = overlay(session(2), map)
    #expect(cards(shown).count == 2)
    for mark in shown.marks {
      guard case .line(_, let end, _, _)? = mark.items.first else { continue }
      let place = SIMD2(mark.frame.x, mark.frame.y) + end
      #expect(!cards(shown).contains { $0.frame.contains(place) })
    }
  }

  @Test func `a part that is hidden behind others has no label`() {
    #expect(cards(overlay(session(3), map([0, 2]))).map(\.name).sorted() == ["Part0", "Part2"])
  }

  @Test func `where there is no room, the parts of which least is seen go without`() {
    var session = session(40)
    session.resize(to: Viewport(width: 800, height: 300))
    let shown = cards(overlay(session, map(Array(0..<40), width: 12)))
    #expect((1..<40).contains(shown.count))
  }

  @Test func `at first marked parts have labels, and the key goes through all and none`() {
    var session = Samples.session(Samples.step(highlight: ["b"]))
    #expect(session.labelledParts == [1])
    session.press(.named(.tab), at: 0)
    session.press(.named(.tab, shift: true), at: 0)
    #expect(session.labelledParts == [1, 2])
    session.press("w", at: 0)
    #expect(session.labelledParts == [0, 1, 2])
    #expect(session.notice == .labels(.all))
    session.click(.eye(0))
    #expect(session.labelledParts == [1, 2])
    session.press("w", at: 0)
    #expect(session.labelledParts == [])
  }

  @Test func `a click on a label selects its part`() throws {
    var session = session(2)
    let overlay = overlay(session, map([0, 1]))
    let card = try #require(cards(overlay).first { $0.name == "Part1" })
    session.click(try #require(overlay.target(at: card.frame.center)))
    #expect(session.selection == 1)
  }

  @Test func `a line ends on its part, also where the middle is a hole`() {
    var numbers = [UInt16](repeating: 0, count: 200 * 150)
    for row in 60..<80 {
      for column in 80..<120 where row < 64 || row >= 76 || column < 86 || column >= 114 {
        numbers[row * 200 + column] = 1
      }
    }
    let map = PartMap(columns: 200, cell: SIMD2(4, 4), numbers: numbers)
    let overlay = overlay(session(1), map)
    let ends = overlay.marks.compactMap { mark -> SIMD2<Float>? in
      for case .line(_, let end, _, _) in mark.items {
        return SIMD2(mark.frame.x, mark.frame.y) + end
      }
      return nil
    }
    #expect(ends.count == 1)
    for end in ends { #expect(map.parts(column: Int(end.x / 4), row: Int(end.y / 4)) == [0]) }
  }

  @Test func `a clear part and the one seen through it are both there to be named`() {
    let map = PartMap(columns: 3, cell: SIMD2(4, 4), numbers: [1, 1, 0], clear: [2, 0, 2])
    #expect((0..<4).map { map.parts(column: $0, row: 0) } == [[1, 0], [0], [1], []])
  }
}
