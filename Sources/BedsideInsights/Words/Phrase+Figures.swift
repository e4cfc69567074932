internal import BedsideCore

extension Phrase {
  static let figurePeriod = Phrase("figure.period", "{from} to {to}")
  static let figureSeries = Phrase("figure.series", "{title}, {count}")
  static let documentPage = Phrase("document.page", "Page␣{page} of␣{count}")
}
