/// One of the three directions of the knee's frame.
enum Axis: Int, CaseIterable, Sendable {
  case x, y, z
}
