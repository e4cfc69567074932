extension ModelDescription {
  /// The description of what is seen: the model of the file, or its mirror image.
  public func seen(mirrored: Bool) -> ModelDescription {
    func text(_ text: String) -> String { ModelSide.text(text, mirrored: mirrored) }
    var seen = self
    seen.title = text(title)
    for index in parts.indices {
      seen.parts[index].name = text(parts[index].name)
      seen.parts[index].caption = parts[index].caption.map(text)
      seen.parts[index].region = parts[index].region.map(text)
    }
    seen.tour = tour.map { $0.seen(mirrored: mirrored) }
    return seen
  }
}

extension ModelStep {
  /// Whether the model is shown as its mirror image.
  ///
  /// Where the step and the model's description both name a side, it is when they differ;
  /// otherwise as the step's `mirror` says.
  public func mirrors(_ description: ModelDescription?) -> Bool {
    guard let side, let own = description?.side else { return mirror }
    return side != own
  }

  /// The step for what is seen: the model of the file, or its mirror image.
  public func seen(mirrored: Bool) -> ModelStep {
    var seen = self
    seen.title = title.map { ModelSide.text($0, mirrored: mirrored) }
    seen.text = text.map { ModelSide.text($0, mirrored: mirrored) }
    seen.tour = tour?.map { $0.seen(mirrored: mirrored) }
    return seen
  }
}

extension TourStop {
  /// The stop for what is seen: in the mirror image from the other side, so that it shows the same.
  public func seen(mirrored: Bool) -> TourStop {
    var seen = self
    seen.text = ModelSide.text(text, mirrored: mirrored)
    if mirrored { seen.view = view?.mirrored }
    return seen
  }
}

extension ModelView {
  /// The view that shows of a mirror image what this one shows of the model.
  var mirrored: ModelView {
    switch self {
    case .named(.left): .named(.right)
    case .named(.right): .named(.left)
    // The corner is that of the model's left.
    case .named(.iso): .angles(turn: -45, tilt: 35.26, zoom: 1)
    case .named: self
    case .angles(let turn, let tilt, let zoom): .angles(turn: -turn, tilt: tilt, zoom: zoom)
    }
  }
}
