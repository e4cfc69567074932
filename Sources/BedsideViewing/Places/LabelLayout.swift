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
      if let labels = stack(sorted, isLeft: isLeft, in: room, size: size) { return labels }
      kept.removeLast()
    }
    return []
  }

  /// One label under the other, each as near to the height of its anchor as those above allow; nil when
  /// they do not fit.
  private static func stack(
    _ anchors: [PartAnchors.Anchor], isLeft: Bool, in room: Room,
    size: (Int) -> (width: Float, height: Float)
  ) -> [Label]? {
    var labels: [Label] = []
    var top = room.frame.y
    // Seen from below first: how far up each must begin so that the rest has room.
    let heights = anchors.map { size($0.part).height }
    var latest = room.frame.bottom
    var limits = heights
    for index in heights.indices.reversed() {
      latest -= heights[index]
      limits[index] = latest
      latest -= gap
    }
    for (index, anchor) in anchors.enumerated() {
      let (width, height) = size(anchor.part)
      let wanted = max(top, min(anchor.place.y - height / 2, limits[index]))
      var frame = Rect(
        x: x(width, isLeft: isLeft, in: room), y: wanted.rounded(), width: width, height: height)
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
