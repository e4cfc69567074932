import BedsideCore

extension Arguments {
  /// Reads an axis, with a minus to keep its other side and a place after a colon.
  static func section(_ text: String) throws(Failure) -> ModelSection {
    guard let section = ModelSection(text) else { throw .usage(ModelSection.wrongText(text)) }
    return section
  }
}
