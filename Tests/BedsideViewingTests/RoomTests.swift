import Testing

@testable import BedsideViewing

struct RoomTests {
  /// A floor that falls from 0 at the front to -4 behind, over 40 by 40 mm.
  private static func room() throws -> Room {
    let corners = [
      Vector(-20, 0, 20), Vector(20, 0, 20), Vector(20, -4, -20),
      Vector(-20, 0, 20), Vector(20, -4, -20), Vector(-20, -4, -20),
    ]
    let floor = try #require(HeightField(corners, along: Vector(1, 0, 0), up: Vector(0, 1, 0)))
    return Room(
      floor, under: [Vector(-15, 0, -15), Vector(15, 0, 15)], margin: 2)
  }

  @Test func `what glides keeps its height over the floor`() throws {
    let room = try Self.room()
    let point = Vector(0, 1, 5)
    let fitted = room.fitted(Vector(0, 1, -5), from: point)
    #expect(abs(fitted.y - 0) < 0.05)
    #expect(fitted.x == 0 && fitted.z == -5)
  }

  @Test func `a ceiling presses down what reaches above it, and nothing else`() throws {
    var room = try Self.room()
    for index in room.heights.indices { room.heights[index].y = 2 }
    let high = Vector(0, 5, 0)
    #expect(abs(room.fitted(high, from: high).y - 2) < 1e-3)
    let low = Vector(0, 1, 0)
    #expect(room.fitted(low, from: low) == low)
  }

  @Test func `something is left where the ceiling meets the floor`() throws {
    var room = try Self.room()
    for index in room.heights.indices { room.heights[index].y = -10 }
    let point = Vector(0, 3, 0)
    #expect(abs(room.fitted(point, from: point).y - (-2 + room.least)) < 0.05)
  }

  @Test func `a ceiling is the underside of what hangs there, and rises beside it`() throws {
    let room = try Self.room()
    let plate = [Vector(-5, 3, -5), Vector(5, 3, -5), Vector(0, 3, 8)]
    let roof = plate.map { $0 + Vector(0, 2, 0) }
    let heights = room.ceiling(under: plate + roof, at: Pose())
    #expect(heights.min() == 3)
    #expect(heights.allSatisfy { !$0.isNaN })
    #expect((heights.first ?? 0) > 10)
  }
}
