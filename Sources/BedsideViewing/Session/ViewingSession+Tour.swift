public import BedsideCore

extension ViewingSession {
  /// The stop that is shown.
  public var currentStop: TourStop? { stop.map { tour[$0] } }

  /// Goes to a stop of the tour, or to where it begins for nil.
  public mutating func visit(_ stop: Int?, at time: Double) {
    self.stop = stop.flatMap { tour.indices.contains($0) ? $0 : nil }
    focus = nil
    beforeIsolating = nil
    section = nil
    guard let place = self.stop else { return showOverview(at: time) }
    seenStops.insert(place)
    arrange(tour[place])
    cut(at: tour[place])
    send(to: tour[place].flexion ?? startingFlexion, at: time)
    if let goal = goal(of: tour[place]) { go(to: goal, at: time) }
  }

  mutating func goForward(at time: Double) {
    if let stop, stop + 1 < tour.count { return visit(stop + 1, at: time) }
    if stop == nil, !tour.isEmpty { return visit(0, at: time) }
    if step != nil { return goOn() }
    if stop != nil { visit(nil, at: time) }
  }

  mutating func goBackward(at time: Double) {
    guard let stop else { return }
    visit(stop > 0 ? stop - 1 : nil, at: time)
  }

  private mutating func showOverview(at time: Double) {
    visibility = model.startingVisibility
    highlighted = model.parts(named: step?.highlight ?? [])
    send(to: startingFlexion, at: time)
    go(to: restingGoal, at: time)
  }

  private mutating func arrange(_ stop: TourStop) {
    visibility = model.startingVisibility
    if let parts = stop.parts {
      let shown = model.parts(named: parts)
      visibility = model.parts.indices.map { shown.contains($0) ? .shown : .hidden }
    }
    for ghost in model.parts(named: stop.ghost) { visibility[ghost] = .ghosted }
    highlighted = model.parts(named: stop.highlight)
  }

  /// Where the camera goes at a stop; nil to leave it.
  ///
  /// A view by name holds what stands out, with its surroundings, else all. One by angles has its
  /// own measure, so only its middle is what stands out.
  private func goal(of stop: TourStop) -> CameraGoal? {
    guard let view = stop.view else { return nil }
    let all = shownBox
    let marked = model.parts(named: stop.highlight).filter { visibility[$0] != .hidden }
    guard let box = Box.around(marked.map(box(of:))) else {
      return CameraGoal(view: view, box: all)
    }
    if case .angles = view { return CameraGoal(view: view, box: all, center: box.center) }
    let margin = Vector(repeating: box.radius * Self.surroundings)
    let held = Box(
      minimum: pointwiseMax(box.minimum - margin, pointwiseMin(all.minimum, box.minimum)),
      maximum: pointwiseMin(box.maximum + margin, pointwiseMax(all.maximum, box.maximum)))
    return CameraGoal(view: view, box: held)
  }

  /// How much is seen around what stands out, as a share of its radius.
  private static let surroundings: Float = 0.45
}
