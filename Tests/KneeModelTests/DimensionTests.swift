import Testing

@testable import KneeModel

struct DimensionTests {
  @Test(arguments: SharedKnee.report.dimensions.map(\.name))
  func `every dimension lies in its published range`(_ name: String) throws {
    let measure = try #require(SharedKnee.report.dimensions.first { $0.name == name })
    #expect(measure.published.contains(measure.actual), "\(measure.actual)")
  }

  @Test func `a dimension of a missing part is out of range`() {
    let empty = MeshedKnee(SharedKnee.knee, meshes: [:])
    let patella = empty.dimensions.filter { $0.name.hasPrefix("patella:") }
    #expect(patella.count == 3)
    #expect(patella.allSatisfy { !$0.isInRange })
  }
}
