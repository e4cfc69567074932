#if Drawing
import BedsideCore
import BedsideInsights
import BedsideStore
import Drawing
import Testing

@testable import Figures

/// No words stand over others, and none beyond the edge.
struct CollisionTests {
  private struct Box {
    var text: String
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    func overlaps(_ other: Box) -> Bool {
      // Lines of text may touch: there is room for accents in their height.
      min(maxX, other.maxX) - max(minX, other.minX) > 0.5
        && min(maxY, other.maxY) - max(minY, other.minY) > 2.5
    }
  }

  private func boxes(_ board: Board) -> [Box] {
    board.marks.compactMap { mark in
      guard case .text(let block, let x, let y, _) = mark else { return nil }
      let extent = board.typesetter.extent(of: block)
      // What is narrower than its room stands where its direction and alignment put it.
      let width = block.width ?? extent.width
      return Box(
        text: block.text, minX: x, minY: y, maxX: x + min(width, max(extent.width, 0)),
        maxY: y + extent.height)
    }
  }

  private func check(_ chart: Chart, width: Double, isCaptioned: Bool = false) throws {
    let typesetter = try #require(Typesetter(language: "en"))
    let board = FigureComposer(
      chart, FigureLayout(width: width, isCaptioned: isCaptioned), words: ChartWords(),
      typesetter: typesetter
    ).compose()
    let boxes = boxes(board)
    #expect(!boxes.isEmpty)
    for (index, box) in boxes.enumerated() {
      #expect(box.minX >= -0.5 && box.maxX <= board.width + 0.5, "\(box.text) at \(width)")
      #expect(box.minY >= -2 && box.maxY <= board.height + 2, "\(box.text) at \(width)")
      for other in boxes[..<index] {
        #expect(!box.overlaps(other), "\(box.text) over \(other.text) at \(width)")
      }
    }
  }

  @Test(arguments: ChartPlan.Kind.allCases, [1, 7, 28, 56, 120, 365, 1_000])
  func `words have their own room in every kind of chart`(
    _ kind: ChartPlan.Kind, _ days: Int
  ) throws {
    for width in [200.0, 333, 480, 700] {
      try check(FigureSamples.chart(kind, days: days), width: width, isCaptioned: true)
    }
  }

  @Test func `names of narrow bands give way to each other`() throws {
    let bands = (1...9).map {
      ChartPlan.Band(upTo: $0 < 9 ? Double($0) : nil, label: "band number \($0)")
    }
    let series = [FigureSamples.series("Score", (0..<28).map { Double($0) })]
    for width in [220.0, 480] {
      try check(
        FigureSamples.chart(
          .line, "Score", series, days: 28, axis: .init(minimum: 0, maximum: 27), bands: bands),
        width: width)
    }
  }

  @Test func `long titles break, and long names of series are cut`() throws {
    let name = "Nachtschlafunterbrechungshäufigkeit laut Selbstauskunft am Morgen danach"
    let series = [
      FigureSamples.series(name, FigureSamples.pain(28), units: "Stunden"),
      FigureSamples.series(name + " 2", FigureSamples.sleep(28), color: .green),
    ]
    for kind in ChartPlan.Kind.allCases {
      try check(
        FigureSamples.chart(kind, name + " und " + name, series, days: 28), width: 240)
    }
  }
}
#endif
