public import BedsideCore

extension ViewingSession {
  /// Cuts the model open across an axis, in the middle of what is shown or at `offset`; nil closes
  /// it.
  public mutating func cut(
    across axis: SectionPlane.Axis?, at offset: Float? = nil, isFlipped: Bool = false
  ) {
    section = axis.map { axis in
      SectionPlane(
        axis, at: offset ?? axis.direction.dot(shownBox.center), isFlipped: isFlipped,
        wholeParts: section?.wholeParts ?? [])
    }
  }

  /// Cuts the model open as its picture from the front is described, in the file's units.
  public mutating func cut(at section: ModelSection) {
    let axis: SectionPlane.Axis =
      switch section.axis {
      case .x: .x
      case .y: .y
      case .z: .z
      }
    cut(
      across: axis, at: section.place.map { model.offset(of: $0, across: axis) },
      isFlipped: section.isFlipped)
  }

  /// The plane of a stop, which tells of the model as it is in its file: in the mirror image right
  /// and left are exchanged.
  mutating func cut(at stop: TourStop) {
    guard var section = stop.section else { return self.section = nil }
    if model.isMirrored, section.axis == .x {
      section.place = section.place.map { -$0 }
      section.isFlipped.toggle()
    }
    cut(at: section)
  }

  /// Leaves `parts` whole, and no others, where a plane cuts the model.
  public mutating func keepWhole(_ parts: Set<Int>) { section?.wholeParts = parts }

  mutating func stepSection() {
    guard let section else { return cut(across: .x) }
    cut(across: section.axis.next)
  }

  /// Moves the plane by a share of the model's size along its axis, but never off the model.
  mutating func moveSection(by share: Float) {
    guard var section else { return notice = .cutFirst }
    let direction = section.axis.direction
    let (low, high) = (direction.dot(model.box.minimum), direction.dot(model.box.maximum))
    section.offset = min(max(section.offset + share * (high - low), low), high)
    self.section = section
  }

  mutating func flipSection() {
    guard section != nil else { return notice = .cutFirst }
    section?.isFlipped.toggle()
  }

  /// Leaves the part at hand whole, or cuts it again.
  mutating func toggleWhole() {
    guard section != nil else { return notice = .cutFirst }
    guard let part = partAtHand else { return notice = .choosePartFirst }
    section?.wholeParts.formSymmetricDifference([part])
  }

  /// What is said about the plane: the axis and where it crosses it, in the file's units.
  var sectionText: String? {
    guard let section else { return nil }
    let name: Phrase =
      switch section.axis {
      case .x: .cutAcrossX
      case .y: .cutAcrossY
      case .z: .cutAcrossZ
      }
    return phrases(name, ["place": place(model.place(of: section.offset, across: section.axis))])
  }
}
