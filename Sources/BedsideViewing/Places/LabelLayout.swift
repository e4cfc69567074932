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
    let middles = anchors.map { anchor in
      let (width, height) = size(anchor.part)
      let left = x(width, isLeft: isLeft, in: room)
      // Where the model fills the room, a label lies over it, but not over what it names.
      let isOver = anchor.place.x > left - 12 && anchor.place.x < left + width + 12
      return isOver ? anchor.place.y - height - 10 : anchor.place.y
    }
    let tops = spread(middles, heights, in: room.frame)
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
      let start = start(of: frame, to: anchor.place, isLeft: isLeft)
      labels.append(Label(part: anchor.part, frame: frame, start: start, end: anchor.place))
    }
    return labels
  }

  /// Where the line begins: at the side to the model, or at the nearest edge of a label over it.
  private static func start(
    of frame: Rect, to place: SIMD2<Float>, isLeft: Bool
  ) -> SIMD2<Float> {
    if place.x > frame.x, place.x < frame.right {
      return SIMD2(place.x, place.y > frame.center.y ? frame.bottom : frame.y)
    }
    return SIMD2(isLeft ? frame.right : frame.x, frame.center.y)
  }

  /// Labels that touch, and where the top of the first one is wanted to be.
  private struct Heap {
    var first: Int
    var count: Int
    var height: Float
    var wanted: Float

    /// Where it begins, inside the room.
    func top(in room: Rect) -> Float { max(min(wanted, room.bottom - height), room.y) }

    /// The heap with another one under it; its wish is the mean of what all its labels want.
    func joined(_ below: Heap, gap: Float) -> Heap {
      let offset = height + gap
      let sum = wanted * Float(count) + (below.wanted - offset) * Float(below.count)
      return Heap(
        first: first, count: count + below.count, height: offset + below.height,
        wanted: sum / Float(count + below.count))
    }
  }

  /// The tops of labels that want to be at `middles` and may not overlap.
  ///
  /// Those that would are moved together, until the heap lies about the middle of what they want.
  private static func spread(
    _ middles: [Float], _ heights: [Float], in room: Rect
  ) -> [Float] {
    var heaps: [Heap] = []
    for (index, height) in heights.enumerated() {
      var heap = Heap(first: index, count: 1, height: height, wanted: middles[index] - height / 2)
      while let above = heaps.last, above.top(in: room) + above.height + gap > heap.top(in: room) {
        heap = above.joined(heap, gap: gap)
        heaps.removeLast()
      }
      heaps.append(heap)
    }
    var tops = heights
    for heap in heaps {
      var y = heap.top(in: room)
      for index in heap.first..<heap.first + heap.count {
        tops[index] = y
        y += heights[index] + gap
      }
    }
    return tops
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
