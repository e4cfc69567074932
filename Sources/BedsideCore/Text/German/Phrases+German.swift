extension Phrases {
  /// The texts of this module in German, by area.
  public static var germanAreas: [KeyValuePairs<String, String>] {
    [
      germanAnswers, germanAnswerErrors, germanCalendar, germanColors, germanFiles, germanTimes,
      germanTimeErrors, germanMeasures, germanWordErrors, germanZones,
    ]
  }
}
