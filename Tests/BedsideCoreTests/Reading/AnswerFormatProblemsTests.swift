import Testing

/// What is said about answer formats that nobody could answer, word by word.
struct AnswerFormatProblemsTests {
  @Test(arguments: [
    ("3", "3:1: An answer must be an object, not a number. Write { … }."),
    ("{}", #"3:1: An answer has no 'format'. Add "format": "scale"."#),
    (
      #"{"format": "smell"}"#,
      "3:12: 'smell' is not a 'format'. Write one of scale, continuousScale, choice, boolean, integer,"
        + " decimal, text, date, time, dateTime, duration, height, weight, age, ladder, textScale,"
        + " valuePicker, multiPicker, email, confirmText, location, rank, matrix."
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
}
