/// Names beside a model, each with the end of its line: none over another or over a panel.
struct LabelLayout {
  /// A name and what it is drawn to.
  struct Label: Hashable {
    var part: Int
    var frame: Rect
    /// Where the line begins, at the frame.
    var start: SIMD2<Float>
    /// Where it ends, on the part.
    var end: SIMD2<Float>
  }

  /// What the labels are laid out in.
  struct Room {
    /// What may be covered.
    var frame: Rect
    /// What may not, in it.
    var taken: [Rect]
    /// The left and right edge of the model.
    var extent: ClosedRange<Float>
  }

  /// The distance between labels.
  private static let gap: Float = 4
  /// The distance from the model.
  private static let distance: Float = 28

  /// Puts labels of the sizes `size` beside their anchors; where there is no room for all, those of the
  /// parts of which most is seen.
  static func labels(
    _ anchors: [PartAnchors.Anchor], in room: Room, size: (Int) -> (width: Float, height: Float)
  ) -> [Label] {
    let middle = (room.extent.lowerBound + room.extent.upperBound) / 2
    let sides = [
      (isLeft: true, anchors.filter { $0.place.x < middle }),
      (isLeft: false, anchors.filter { $0.place.x >= middle }),
    ]
    return sides.flatMap { isLeft, anchors in
      column(anchors.sorted { $0.size > $1.size }, isLeft: isLeft, in: room, size: size)
    }
  }

  /// The labels of one side; the smallest parts are left out until the others fit.
  private static func column(
    _ anchors: [PartAnchors.Anchor], isLeft: Bool, in room: Room,
    size: (Int) -> (width: Float, height: Float)
  ) -> [Label] {
    var kept = anchors
    while !kept.isEmpty {
      let sorted = kept.sorted { ($0.place.y, $0.part) < ($1.place.y, $1.part) }
      if let labels = untangled(sorted, isLeft: isLeft, in: room, size: size) { return labels }
      kept.removeLast()
    }
    return []
  }

  /// The labels in an order in which their lines cross as little as swaps of neighbours can do; nil
  /// when they do not fit.
  private static func untangled(
    _ anchors: [PartAnchors.Anchor], isLeft: Bool, in room: Room,
    size: (Int) -> (width: Float, height: Float)
  ) -> [Label]? {
    var order = anchors
    for _ in 0..<anchors.count * 2 {
      guard let labels = stack(order, isLeft: isLeft, in: room, size: size) else { return nil }
      let crossed = labels.indices.dropLast().first { cross(labels[$0], labels[$0 + 1]) }
      guard let crossed else { return labels }
      order.swapAt(crossed, crossed + 1)
    }
    return stack(order, isLeft: isLeft, in: room, size: size)
  }

  /// Whether the lines of two labels cross.
  private static func cross(_ a: Label, _ b: Label) -> Bool {
    func side(_ point: SIMD2<Float>, _ line: Label) -> Float {
      let (along, to) = (line.end - line.start, point - line.start)
      return along.x * to.y - along.y * to.x
    }
    return side(a.start, b) * side(a.end, b) < 0 && side(b.start, a) * side(b.end, a) < 0
  }

  /// One label under the other in the order of `anchors`, each as near to the height of its anchor as
  /// the others allow; nil when they do not fit.
  private static func stack(
    _ anchors: [PartAnchors.Anchor], isLeft: Bool, in room: Room,
    size: (Int) -> (width: Float, height: Float)
  ) -> [Label]? {
    let heights = anchors.map { size($0.part).height }
    let tops = spread(anchors.map(\.place.y), heights, in: room.frame)
    var labels: [Label] = []
    var top = room.frame.y
    for (index, anchor) in anchors.enumerated() {
      let (width, height) = size(anchor.part)
      var frame = Rect(
        x: x(width, isLeft: isLeft, in: room), y: max(top, tops[index]).rounded(), width: width,
        height: height)
      while let hit = room.taken.first(where: { $0.intersects(frame) }) {
        frame.y = (hit.bottom + gap).rounded(.up)
      }
      guard frame.bottom <= room.frame.bottom, frame.x >= room.frame.x,
        frame.right <= room.frame.right
      else { return nil }
      top = frame.bottom + gap
      let start = SIMD2(isLeft ? frame.right : frame.x, frame.center.y)
      labels.append(Label(part: anchor.part, frame: frame, start: start, end: anchor.place))
    }
    return labels
  }

  /// The tops of labels that want to be at `middles` and may not overlap: those that would are moved
  /// together, until the heap lies about the middle of what they want.
  private static func spread(
    _ middles: [Float], _ heights: [Float], in room: Rect
  ) -> [Float] {
    var heaps: [(first: Int, height: Float, wanted: Float, count: Float)] = []
    for (index, height) in heights.enumerated() {
      var heap = (first: index, height: height, wanted: middles[index] - height / 2, count: Float(1))
      // A heap's wish is the mean of what its labels want its top to be.
      while let above = heaps.last, top(of: above, room) + above.height + gap > top(of: heap, room) {
        let offset = above.height + gap
        let sum = above.wanted * above.count + (heap.wanted - offset) * heap.count
        let count = above.count + heap.count
        heap = (above.first, offset + heap.height, sum / count, count)
        heaps.removeLast()
      }
      heaps.append(heap)
    }
    var tops = heights
    for heap in heaps {
      var y = top(of: heap, room)
      for index in heap.first..<heap.first + Int(heap.count) {
        tops[index] = y
        y += heights[index] + gap
      }
    }
    return tops
  }

  /// Where a heap begins, inside the room.
  private static func top(
    of heap: (first: Int, height: Float, wanted: Float, count: Float), _ room: Rect
  ) -> Float {
    max(min(heap.wanted, room.bottom - heap.height), room.y)
  }

  /// Beside the model, or over its edge where the room is narrow.
  private static func x(_ width: Float, isLeft: Bool, in room: Room) -> Float {
    isLeft
      ? max(room.extent.lowerBound - distance - width, room.frame.x).rounded()
      : min(room.extent.upperBound + distance, room.frame.right - width).rounded(.down)
  }
}

extension Rect {
  /// Whether the two have more than an edge in common.
  func intersects(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
