@testable import BedsideMesh
import Testing

struct TableRoomTests {
  @Test func `tables side by side in a block do not touch each other`() {
    var room = TableRoom(blockSize: 4096)
    var tables: [[Int]] = []
    var first = GrowBuffer<Int>(reserving: 4, in: &room)
    for number in 0..<10 { first.append(number) }
    first.close(&room)
    var second = GrowBuffer<Int>(reserving: 4, in: &room)
    for number in 100..<103 { second.append(number) }
    second.close(&room)
    tables.append((0..<first.count).map { first[$0] })
    tables.append((0..<second.count).map { second[$0] })
    #expect(tables == [Array(0..<10), Array(100..<103)])
  }

  @Test func `a table that outgrows its block, or grows when it is closed, keeps what it has`() {
    var room = TableRoom(blockSize: 4096)
    var first = GrowBuffer<Int>(reserving: 4, in: &room)
    for number in 0..<3000 { first.append(number) }
    first.close(&room)
    var second = GrowBuffer<Int>(reserving: 4, in: &room)
    second.append(-1)
    second.close(&room)
    var third = GrowBuffer<Int>(reserving: 4, in: &room)
    third.append(-3)
    for _ in 0..<40 { second.append(-2) }
    #expect((0..<3000).allSatisfy { first[$0] == $0 })
    #expect(second.count == 41)
    #expect(second[0] == -1)
    #expect(second[40] == -2)
    #expect(third[0] == -3)
  }

  @Test func `a table that is given back is empty and can be filled again`() {
    var room = TableRoom(blockSize: 4096)
    var table = GrowBuffer<Int>(reserving: 4, in: &room)
    table.append(1)
    table.close(&room)
    table.giveBack()
    #expect(table.count == 0)
    table.append(2)
    #expect(table[0] == 2)
  }
}
