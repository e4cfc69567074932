#if Drawing
import Drawing
import Testing

struct TypesetterTests {
  private func reach(_ outline: Outline) -> (x: Double, y: Double) {
    outline.steps.reduce(into: (x: 0.0, y: 0.0)) { reach, step in
      switch step {
      case .move(let x, let y), .line(let x, let y), .curve(_, _, _, _, let x, let y):
        reach = (max(reach.x, x), max(reach.y, y))
      case .close: break
      }
    }
  }

  @Test func `the shapes of letters reach as far as the text, however long it is`() throws {
    let typesetter = try #require(Typesetter(language: "en"))
    for count in [1, 10, 100] {
      let text = String(repeating: "Mon 28 Sep 2026 ", count: count) + "n"
      let block = TextBlock(text, size: 8.5)
      let extent = typesetter.extent(of: block)
      let reach = reach(typesetter.outline(of: block))
      #expect(abs(reach.x - extent.width) < 2)
      let broken = TextBlock(text, size: 8.5, width: 100)
      let lines = typesetter.extent(of: broken)
      #expect(abs(self.reach(typesetter.outline(of: broken)).y - lines.height) < 6)
      #expect(lines.lines.count >= count * 3 / 4)
    }
  }

  @Test func `letters from right to left and of any script have shapes`() throws {
    let typesetter = try #require(Typesetter(language: "en"))
    for text in ["ألم الركبة", "שינה", "боль", "ffi"] {
      #expect(typesetter.outline(of: TextBlock(text, size: 9)).steps.count > 20, "\(text)")
    }
  }

  @Test func `a text is as wide at its start as at its end, and cut where it has no room`() throws {
    let typesetter = try #require(Typesetter(language: "en"))
    let long = TextBlock("A long title of a series", size: 9, width: 50, isCut: true)
    #expect(typesetter.extent(of: long).width <= 50.5)
    #expect(typesetter.extent(of: long).lines.count == 1)
  }
}
#endif
