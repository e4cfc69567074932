import Testing

/// What is said about units, times and measures that nobody could answer with, word by word.
struct MeasureFormatProblemsTests {
  @Test(arguments: [
    (
      #"{"format": "scale", "minimum": 0, "maximum": 101}"#,
      "3:46: The scale has 101 steps, more than the 100 that people tell apart. Write a larger 'step',"
        + " or take an integer."
    ),
    (
      #"{"format": "continuousScale", "minimum": 0, "maximum": 1, "style": "percents"}"#,
      "3:68: 'percents' is not a 'style'. Did you mean 'percent'?"
    ),
    (
      #"{"format": "continuousScale", "minimum": 0, "maximum": 1, "style": "percent", "unit": "%"}"#,
      "3:87: 'unit' stands with percent, which is the unit. Take it out."
    ),
    (
      #"{"format": "continuousScale", "minimum": 0.005, "maximum": 1, "style": "percent"}"#,
      "3:42: 'minimum' is 0.005, with more digits behind the point than the 0 of"
        + " 'maximumFractionDigits'."
    ),
    (
      #"{"format": "decimal", "displayUnit": "mg"}"#,
      "3:38: 'displayUnit' is shown in place of a 'unit', and there is none. Add \"unit\": \"…\"."
    ),
    (
      #"{"format": "decimal", "unit": "g", "displayUnit": "g"}"#,
      "3:51: 'displayUnit' is the unit itself. Take it out."
    ),
    (
      #"{"format": "decimal", "unit": "kJ", "displayUnit": "mg"}"#,
      "3:52: 'kJ' can't be shown in 'mg' without a factor. Write { \"unit\": \"mg\", \"factor\": … }"
        + " with how many kJ one mg is. By themselves go kcal."
    ),
    (
      #"{"format": "decimal", "unit": "IU", "displayUnit": "mg"}"#,
      "3:52: 'IU' can't be shown in 'mg' without a factor. Write { \"unit\": \"mg\", \"factor\": … }"
        + " with how many IU one mg is."
    ),
    (
      #"{"format": "decimal", "unit": "g", "displayUnit": 3}"#,
      "3:51: 'displayUnit' must be a unit in double quotes, or { \"unit\": …, \"factor\": … }, not a"
        + " number."
    ),
    (
      #"{"format": "decimal", "unit": "g", "displayUnit": {"unit": "mg"}}"#,
      #"3:51: A display unit has no 'factor'. Add "factor": 0.001."#
    ),
    (
      #"{"format": "decimal", "unit": "g", "displayUnit": {"unit": "mg", "factor": 0}}"#,
      "3:76: 'factor' is 0. Write a number above 0."
    ),
    (
      #"{"format": "integer", "unit": "g", "displayUnit": "mg"}"#,
      "3:51: Whole mg are no whole g. Take a decimal, or keep the answer in mg."
    ),
    (
      #"{"format": "integer", "unit": "min", "displayUnit": "h", "default": 90}"#,
      "3:69: 'default' is 90, which is no whole number of h. Write a multiple of 60."
    ),
  ]) func `units and steps that can't be are said with their place`(
    _ answer: String, _ problem: String
  ) {
    #expect(TaskText.problems(TaskText.answer(answer)) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (
      #"{"format": "time", "minimum": "8:30"}"#,
      "3:31: '8:30' is no time. Write one like \"08:30\"."
    ),
    (
      #"{"format": "time", "minimum": "22:00", "maximum": "06:00", "default": "12:00"}"#,
      "3:71: 'default' is 12:00, outside the times from 'minimum' to 'maximum'."
    ),
    (
      #"{"format": "time", "minuteInterval": 15, "default": "12:10"}"#,
      "3:53: 'default' is 12:10, which is no multiple of 15 minutes after midnight."
    ),
    (
      #"{"format": "time", "minuteInterval": 7}"#,
      "3:38: 'minuteInterval' is 7, which does not divide a day. Write one like 5, 15 or 30."
    ),
    (
      #"{"format": "dateTime", "minimum": "soon"}"#,
      "3:35: 'soon' is no date and time. Write one like \"2026-11-30T20:30\", or \"now\", \"-7d\" or"
        + " \"+7d\" to count from the moment of the answer."
    ),
    (
      #"{"format": "dateTime", "minimum": "now", "maximum": "-1d"}"#,
      "3:53: 'maximum' is earlier than 'minimum'."
    ),
    (
      #"{"format": "dateTime", "minimum": "now", "default": "-1d"}"#,
      "3:53: 'default' is earlier than 'minimum'."
    ),
    (
      #"{"format": "dateTime", "maximum": "2026-01-01T00:00", "default": "2026-01-01T00:01"}"#,
      "3:66: 'default' is later than 'maximum'."
    ),
    (
      #"{"format": "duration", "minimum": -1}"#,
      "3:35: 'minimum' is -1. Write seconds from 0 to 3155760000, a century."
    ),
    (
      #"{"format": "duration", "step": 0}"#,
      "3:32: 'step' is 0. Write seconds from 1 to 86400, a day."
    ),
    (
      #"{"format": "duration", "step": 300, "default": 90}"#,
      "3:48: 'default' is 90, which is no multiple of the 300 seconds of 'step'."
    ),
    (
      #"{"format": "duration", "maximum": 3600, "default": 7200}"#,
      "3:52: 'default' is 7200, above the 3600 of 'maximum'."
    ),
  ]) func `times that exclude each other are said with their place`(
    _ answer: String, _ problem: String
  ) {
    #expect(TaskText.problems(TaskText.answer(answer)) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (
      #"{"format": "height", "system": "imperial"}"#,
      "3:32: 'imperial' is not a 'system'. Write one of local, metric, us."
    ),
    (
      #"{"format": "height", "default": 1.7}"#,
      "3:33: 'default' is 1.7. A height lies within 20 and 300."
    ),
    (
      #"{"format": "height", "minimum": 100.123}"#,
      "3:33: 'minimum' is 100.123, with more than the 2 digits behind the point that are kept."
    ),
    (
      #"{"format": "height", "minimum": 200, "maximum": 100}"#,
      "3:49: 'maximum' is 100, below 'minimum', which is 200."
    ),
    (
      #"{"format": "weight", "maximum": 800}"#,
      "3:33: 'maximum' is 800. A weight lies within 0.2 and 700."
    ),
    (
      #"{"format": "weight", "precision": "fine"}"#,
      "3:35: 'fine' is not a 'precision'. Write one of low, default, high."
    ),
    (
      #"{"format": "weight", "precision": "low", "default": 70.5}"#,
      "3:53: 'default' is 70.5, more exact than 'precision' takes."
    ),
    (
      #"{"format": "weight", "minimum": 30, "default": 20}"#,
      "3:48: 'default' is 20, below the 30 of 'minimum'."
    ),
    (
      #"{"format": "age", "asks": "birthday"}"#,
      "3:27: 'birthday' is not an 'asks'. Write one of age, yearOfBirth."
    ),
    (
      #"{"format": "age", "maximum": 151}"#,
      "3:30: 'maximum' is 151. Write an age from 0 to 150."
    ),
    (
      #"{"format": "age", "minimum": 18, "maximum": 18}"#,
      "3:45: 'maximum' is 18, not above 'minimum', which is 18."
    ),
    (
      #"{"format": "age", "orOlder": true}"#,
      #"3:30: 'orOlder' needs the age from which it counts. Add "maximum": …."#
    ),
    (
      #"{"format": "age", "orYounger": "a child"}"#,
      #"3:32: 'orYounger' needs the age from which it counts. Add "minimum": …."#
    ),
    (
      #"{"format": "age", "minimum": 18, "default": 17}"#,
      "3:45: 'default' is 17, below the 18 of 'minimum'."
    ),
    (
      #"{"format": "age", "asks": "yearOfBirth", "default": 62}"#,
      "3:53: 'default' is 62. Write a year of birth."
    ),
    (
      #"{"format": "ladder", "bottom": "Least"}"#,
      #"3:1: A ladder answer has no 'top'. Add "top": "…"."#
    ),
    (
      #"{"format": "ladder", "top": "Most", "bottom": "Least", "default": 11}"#,
      "3:67: 'default' is 11. Write a rung from 1 to 10."
    ),
  ]) func `measures that nobody has are said with their place`(
    _ answer: String, _ problem: String
  ) {
    #expect(TaskText.problems(TaskText.answer(answer)) == ["t.json:" + problem])
  }
}
