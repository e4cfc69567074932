import Testing

/// What is said about answer formats that nobody could answer, word by word.
struct AnswerFormatProblemsTests {
  @Test(arguments: [
    ("3", "3:1: An answer must be an object, not a number. Write { … }."),
    ("{}", #"3:1: An answer has no 'format'. Add "format": "scale"."#),
    (
      #"{"format": "textScale"}"#,
      "3:12: This version has no 'textScale' answers. It has scale, continuousScale, choice, boolean,"
        + " integer, decimal, text, date, time, dateTime, duration, height, weight, age, ladder."
    ),
    (
      #"{"format": "smell"}"#,
      "3:12: 'smell' is not a 'format'. Write one of scale, continuousScale, choice, boolean, integer,"
        + " decimal, text, date, time, dateTime, duration, height, weight, age, ladder."
    ),
    (#"{"format": "desimal"}"#, "3:12: 'desimal' is not a 'format'. Did you mean 'decimal'?"),
    (
      #"{"format": "integer", "stepp": 2}"#,
      "3:23: An integer answer has no member 'stepp'. Known here: format, minimum, maximum, default,"
        + " unit, displayUnit."
    ),
    (
      #"{"format": "boolean", "yes": "Yes", "no": "yes"}"#,
      "3:43: 'yes' and 'no' have the same word. Give one of them another."
    ),
    (
      #"{"format": "text", "maximumLength": 0}"#,
      "3:37: 'maximumLength' is 0. Write 1 or more."
    ),
    (
      #"{"format": "text", "maximumLength": 2, "default": "abc"}"#,
      "3:51: 'default' has 3 characters, more than the 2 of 'maximumLength'."
    ),
    (
      #"{"format": "date", "minimum": "soon"}"#,
      "3:31: 'soon' is no day. Write one like \"2026-11-30\", or \"today\", \"-90d\" or \"+7d\" to"
        + " count from the day of the answer."
    ),
    (
      #"{"format": "date", "minimum": "today", "maximum": "-1d"}"#,
      "3:51: 'maximum' is earlier than 'minimum'."
    ),
    (
      #"{"format": "date", "minimum": "2026-01-02", "default": "2026-01-01"}"#,
      "3:56: 'default' is earlier than 'minimum'."
    ),
    (
      #"{"format": "date", "maximum": "today", "default": "+1d"}"#,
      "3:51: 'default' is later than 'maximum'."
    ),
  ]) func `a mistake in a format is said with its place`(_ answer: String, _ problem: String) {
    #expect(TaskText.problems(TaskText.answer(answer)) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (
      #"{"format": "scale", "maximum": 10}"#,
      #"3:1: A scale answer has no 'minimum'. Add "minimum": 0."#
    ),
    (
      #"{"format": "scale", "minimum": 0}"#,
      #"3:1: A scale answer has no 'maximum'. Add "maximum": 10."#
    ),
    (
      #"{"format": "continuousScale", "minimum": 5, "maximum": 5}"#,
      "3:56: 'maximum' is 5, not above 'minimum', which is 5."
    ),
    (
      #"{"format": "scale", "minimum": 0, "maximum": 20000}"#,
      "3:46: 'maximum' is 20000. A scale lies within -10000 and 10000."
    ),
    (
      #"{"format": "continuousScale", "minimum": -200000, "maximum": 0}"#,
      "3:42: 'minimum' is -200000. A scale lies within -100000 and 100000."
    ),
    (
      #"{"format": "scale", "minimum": 0, "maximum": 10, "step": 0}"#,
      "3:58: 'step' is 0. Write 1 or more."
    ),
    (
      #"{"format": "scale", "minimum": 0, "maximum": 10, "step": 3}"#,
      "3:58: 'step' is 3, which does not divide the 10 from 'minimum' to 'maximum'. 2 does."
    ),
    (
      #"{"format": "scale", "minimum": 0, "maximum": 10, "step": 5, "default": 3}"#,
      "3:72: 'default' is 3, which is no step of the scale. Count up from 0 by 5."
    ),
    (
      #"{"format": "scale", "minimum": 1, "maximum": 10, "default": 0}"#,
      "3:61: 'default' is 0, below the 1 of 'minimum'."
    ),
    (
      #"{"format": "continuousScale", "minimum": 35, "maximum": 42, "default": 43}"#,
      "3:72: 'default' is 43, above the 42 of 'maximum'."
    ),
    (
      #"{"format": "continuousScale", "minimum": 0, "maximum": 1, "maximumFractionDigits": 5}"#,
      "3:84: 'maximumFractionDigits' is 5. Write 0 to 4."
    ),
    (
      #"{"format": "continuousScale", "minimum": 0.5, "maximum": 1}"#,
      "3:42: 'minimum' is 0.5, with more digits behind the point than the 0 of"
        + " 'maximumFractionDigits'."
    ),
    (
      #"{"format": "integer", "minimum": 2, "maximum": 1}"#,
      "3:48: 'maximum' is 1, below 'minimum', which is 2."
    ),
    (
      #"{"format": "decimal", "maximum": 1, "default": 1.25}"#,
      "3:48: 'default' is 1.25, above the 1 of 'maximum'."
    ),
    (
      #"{"format": "decimal", "default": 1.25, "maximumFractionDigits": 1}"#,
      "3:34: 'default' is 1.25, with more digits behind the point than the 1 of"
        + " 'maximumFractionDigits'."
    ),
  ]) func `limits that exclude each other are said with their place`(
    _ answer: String, _ problem: String
  ) {
    #expect(TaskText.problems(TaskText.answer(answer)) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (
      #"[{"text": "A", "value": "a"}, {"text": "B", "value": "a"}]"#,
      "3:86: The value 'a' stands twice. Give every choice a value of its own."
    ),
    (
      #"[{"text": "A", "value": "a"}, {"text": "a", "value": "b"}]"#,
      "3:72: The choice 'a' stands twice. Give every choice words of its own."
    ),
    (#"[{"text": "A"}]"#, #"3:34: A choice has no 'value'. Add "value": "…"."#),
    (
      #"[{"text": "A", "value": 1.5}]"#,
      "3:57: 'value' must be a word in double quotes or a whole number, not a number."
    ),
    (
      #"[{"text": "A", "value": 1, "exclusive": true}]"#,
      "3:73: 'exclusive' says nothing where one is chosen anyway. Take it out, or add"
        + " \"multiple\": true to the answer."
    ),
    (
      #"[{"text": "A", "value": 1}], "other": " ""#,
      "3:71: 'other' is empty. Write what the choice of own words is called."
    ),
    (
      #"[{"text": "Yes", "value": "yes"}], "default": "yse""#,
      "3:79: 'default' is \"yse\", which is no choice's value. Did you mean 'yes'?"
    ),
    (
      #"[{"text": "Yes", "value": "yes"}, {"text": "No", "value": 0}], "default": 1"#,
      "3:107: 'default' is 1, which is no choice's value. It can be \"yes\", 0."
    ),
    (
      #"[{"text": "A", "value": 1, "exclusive": true}, {"text": "B", "value": 2, "exclusive": true}],"#
        + #" "multiple": true"#,
      "3:139: Every choice is exclusive, so never more than one can be chosen. Take 'multiple' out."
    ),
  ]) func `choices that can't be told apart are said with their place`(
    _ choices: String, _ problem: String
  ) {
    let text = TaskText.answer(#"{"format": "choice", "choices": \#(choices)}"#)
    #expect(TaskText.problems(text) == ["t.json:" + problem])
  }

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
      "3:27: 'birthday' is not a 'asks'. Write one of age, yearOfBirth."
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
