public import BedsideCore

/// A model as it is looked at: its parts, turned so that y is up and z points to the viewer.
public struct ViewedModel: Hashable, Sendable {
  /// The name that is shown.
  public var title: String
  /// The unit of the coordinates, if it is known.
  public var unit: String?
  /// The length, in that unit, of 1 in the coordinates of the mesh.
  public var scale = 1.0
  /// The point of the file that zero in the coordinates of the picture is, along the axes of the
  /// picture, in the file's units.
  public var origin = SIMD3<Double>.zero
  /// The parts, in the order in which they are listed.
  public var parts: [ModelPart]
  /// The stops of the model's own tour.
  public var tour: [TourStop]
  /// From the coordinates of the mesh to those of the picture.
  public var placement: Matrix4
  /// How the parts move; nil for a model that does not bend.
  public var joint: Joint?
  /// The box around all parts, in the coordinates of the picture.
  public var box: Box

  /// The place of the part that `name` means.
  ///
  /// It is the part of that id, else the one that is shown under that name, in whatever case.
  public func part(named name: String) -> Int? {
    if let index = parts.firstIndex(where: { $0.id == name }) { return index }
    let wanted = name.lowercased()
    return parts.firstIndex { $0.name.lowercased() == wanted || $0.id.lowercased() == wanted }
  }

  /// The places of the parts that `names` mean; names of no part are passed over.
  public func parts(named names: some Sequence<String>) -> Set<Int> {
    Set(names.compactMap(part(named:)))
  }

  /// Where a plane across an axis of the picture lies in the file.
  func place(of offset: Float, across axis: SectionPlane.Axis) -> Double {
    Double(offset) * scale + origin[axis.number]
  }

  /// Where a plane lies in the picture that lies at `place` in the file.
  func offset(of place: Double, across axis: SectionPlane.Axis) -> Float {
    Float((place - origin[axis.number]) / scale)
  }

  /// What to say of a name that means no part.
  public func unknownPart(_ name: String) -> String {
    if let nearest = Suggestion.nearest(to: name, among: parts.map(\.id)) {
      return "There is no part '\(name)'. Did you mean '\(nearest)'?"
    }
    let some = parts.prefix(5).map(\.id).joined(separator: ", ")
    return "There is no part '\(name)'. The parts are \(some)\(parts.count > 5 ? ", …" : "")."
  }
}
