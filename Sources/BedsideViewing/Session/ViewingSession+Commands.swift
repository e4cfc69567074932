internal import BedsideCore

extension ViewingSession {
  /// Does what a key asks for, at `time`; returns whether the key means anything.
  ///
  /// `probe` finds points of the model, where they can be measured.
  @discardableResult
  public mutating func press(
    _ key: Key, at time: Double, probing probe: Probe = { _ in nil }
  ) -> Bool {
    if scrollHelp(key) || search(key, at: time) || measure(key, probing: probe) { return true }
    guard let command = Binding.command(for: key) else { return false }
    perform(command, at: time)
    return true
  }

  /// Does what a command asks for, at `time`.
  public mutating func perform(_ command: ViewerCommand, at time: Double) {
    notice = nil
    switch command {
    case .orbit, .pan, .zoom, .view, .fit, .reset: moveCamera(command, at: time)
    case .nextPart: stepFocus(by: 1)
    case .previousPart: stepFocus(by: -1)
    case .select: selectAtHand(at: time)
    case .hide: toggle(.hidden)
    case .ghost: toggle(.ghosted)
    case .isolate: isolate()
    case .ghostOthers: ghostOthers()
    case .showAll: showAll()
    case .foldRegion: foldAtHand()
    case .hideRegion: hideRegionAtHand()
    case .search: startSearch()
    case .measure: toggleMeasuring()
    case .bend(let degrees): bend(by: degrees, at: time)
    case .nextSection: stepSection()
    case .moveSection(let share): moveSection(by: share)
    case .flipSection: flipSection()
    case .keepWhole: toggleWhole()
    case .forward: goForward(at: time)
    case .backward: goBackward(at: time)
    case .goOn: goOn()
    case .togglePartList: showsPartList.toggle()
    case .toggleText: showsText.toggle()
    case .toggleHelp:
      showsHelp.toggle()
      helpRow = 0
    case .toggleBackdrop: backdrop = backdrop.next
    case .nextLabels:
      labels = labels.next
      notice = .labels(labels)
    case .nextMotion:
      motion = motion.next
      notice = .moves(motion)
    case .close: close()
    }
  }

  private mutating func moveCamera(_ command: ViewerCommand, at time: Double) {
    let viewport = viewport
    let limits = distances
    switch command {
    case .orbit(let turn, let tilt):
      steer(at: time) { $0.orbit(turn: Angle(degrees: turn), tilt: Angle(degrees: tilt)) }
    case .pan(let x, let y):
      let height = viewport.free.height
      steer(at: time) { $0.pan(x: x * height, y: y * height, in: viewport) }
    case .zoom(let factor):
      steer(at: time) { $0.zoom(by: factor, in: viewport, between: limits) }
    case .view(let name): go(to: CameraGoal(view: .named(name), box: shownBox), at: time)
    case .fit: fit(at: time)
    case .reset: reset(at: time)
    default: break
    }
  }

  mutating func fit(at time: Double) {
    let part = focus ?? selection
    go(to: CameraGoal(view: nil, box: part.map(box(of:)) ?? shownBox), at: time)
  }

  private mutating func reset(at time: Double) {
    visit(stop, at: time)
    if let stop = currentStop, stop.view == nil { go(to: restingGoal, at: time) }
  }

  private mutating func selectAtHand(at time: Double) {
    guard allowsSelection else { return notice = .nothingToSelect }
    guard let part = focus ?? hover else {
      notice = .choosePartFirst
      return
    }
    select(part, at: time)
  }

  /// Leaves the viewer, whatever lies over the picture.
  public mutating func leave() { finish = .closed }

  private mutating func close() {
    if showsHelp {
      showsHelp = false
    } else if measurement != nil {
      measurement = nil
    } else {
      finish = .closed
    }
  }
}
