import BedsideCore
import Testing

/// What is said about lists, texts and matrices that nobody could answer, word by word.
struct WordFormatProblemsTests {
  @Test(arguments: [
    (
      #"{"format": "text", "pattern": "a"}"#,
      "3:31: A text answer with a 'pattern' has no 'patternMessage'. Add what to say of a text that"
        + " does not match, like \"patternMessage\": \"Write two letters and four digits.\""
    ),
    (
      #"{"format": "text", "patternMessage": "No."}"#,
      "3:38: 'patternMessage' is said when 'pattern' does not match, and there is none. Add one, or"
        + " take this out."
    ),
    (
      #"{"format": "text", "pattern": "a", "patternMessage": " "}"#,
      "3:54: 'patternMessage' is empty. Write some text."
    ),
    (
      #"{"format": "text", "pattern": "a", "patternMessage": "No.", "maximumLength": 1001}"#,
      "3:78: 'maximumLength' is 1001. A text with a 'pattern' has at most 1000 characters."
    ),
    (
      #"{"format": "text", "pattern": "a", "patternMessage": "No.", "default": "b"}"#,
      "3:72: 'default' does not match 'pattern'."
    ),
    (
      #"{"format": "text", "minimumLength": 5, "maximumLength": 4}"#,
      "3:37: 'minimumLength' is 5, more than the 4 of 'maximumLength'."
    ),
    (
      #"{"format": "text", "maximumLength": 10001}"#,
      "3:37: 'maximumLength' is 10001. No text has more than 10000 characters."
    ),
    (
      #"{"format": "text", "minimumLength": 3, "default": "ab"}"#,
      "3:51: 'default' has 2 characters, less than the 3 of 'minimumLength'."
    ),
    (
      #"{"format": "text", "default": "a\nb"}"#,
      "3:31: 'default' has several lines. Write it on one, or add \"multiline\": true."
    ),
    (
      #"{"format": "text", "default": " "}"#, "3:31: 'default' is empty. Leave it out instead."
    ),
    (
      #"{"format": "text", "default": "a\u0007b"}"#,
      "3:31: 'default' has characters that can't be seen. Leave them out."
    ),
    (
      #"{"format": "text", "secure": true, "default": "a"}"#,
      "3:47: A secret text has no 'default'. Take it out."
    ),
    (
      #"{"format": "text", "secure": true, "multiline": true}"#,
      "3:49: A secret text has one line. Take 'multiline' out, or 'secure'."
    ),
    (
      #"{"format": "email", "default": "a@b"}"#,
      "3:32: 'default' is 'a@b', which is no e-mail address. Write one like name@example.org."
    ),
  ]) func `a mistake in a text is said with its place`(_ answer: String, _ problem: String) {
    #expect(TaskText.problems(TaskText.answer(answer)) == ["t.json:" + problem])
  }

  @Test func `what is no regular expression is said with what is wrong with it`() {
    let answer = #"{"format": "text", "pattern": "a(b", "patternMessage": "No."}"#
    #expect(
      TaskText.problems(TaskText.answer(answer)) == [
        "t.json:3:31: 'pattern' is no regular expression. The '(' at character 2 is never closed."
          + " Add ')', or write '\\('."
      ])
  }

  private static func list(_ count: Int) -> String {
    "[" + (1...count).map { #"{"text": "C\#($0)", "value": \#($0)}"# }.joined(separator: ", ") + "]"
  }

  @Test(arguments: [
    (
      #"{"format": "textScale", "choices": \#(list(1))}"#,
      "3:36: A text scale has 2 to 8 choices, not 1. Write a choice instead."
    ),
    (
      #"{"format": "textScale", "choices": \#(list(9))}"#,
      "3:36: A text scale has 2 to 8 choices, not 9. Write a choice instead."
    ),
    (
      #"{"format": "textScale", "default": 3, "choices": \#(list(2))}"#,
      "3:36: 'default' is 3, which is no choice's value. It can be 1, 2."
    ),
    (
      #"{"format": "valuePicker", "choices": [{"text": "A", "value": 1, "exclusive": true}]}"#,
      "3:65: A choice has no member 'exclusive'. Known here: text, value, detail."
    ),
    (
      #"{"format": "multiPicker", "components": [{"choices": \#(list(2))}]}"#,
      "3:41: A picker of one component is a valuePicker. Write that, or add a component."
    ),
    (
      #"{"format": "multiPicker", "separator": "", "components": [{"choices": \#(list(1))},"#
        + #" {"choices": \#(list(1))}]}"#,
      "3:40: 'separator' stands between the values. Write a blank or a few characters."
    ),
    (
      #"{"format": "rank", "choices": \#(list(1))}"#,
      "3:31: One choice has no order. Write two or more."
    ),
    (
      #"{"format": "rank", "first": 3, "choices": \#(list(2))}"#,
      "3:29: 'first' is 3. Write 1 to 2, the number of choices."
    ),
    (
      #"{"format": "choice", "choices": [{"image": " ", "value": 1}]}"#,
      "3:44: 'image' is empty. Write what is to be seen in the picture."
    ),
    (
      #"{"format": "choice", "choices": [{"color": "gren", "value": 1}]}"#,
      "3:44: 'gren' is no colour. Did you mean 'grey'?"
    ),
    (
      ##"{"format": "choice", "choices": [{"text": "A", "color": "#12", "value": 1}]}"##,
      "3:57: '#12' is no colour. Write one like #0072B2, or black, white, grey, red, orange, yellow,"
        + " green, turquoise, blue, purple, pink, brown."
    ),
    (
      #"{"format": "choice", "other": "O", "choices": [{"text": "A", "value": "other"}]}"#,
      "3:31: The value 'other' stands for own words here. Give that choice another value."
    ),
    (
      #"{"format": "choice", "other": "a", "choices": [{"text": "A", "value": 1}]}"#,
      "3:31: The choice 'a' stands twice. Give every choice words of its own."
    ),
  ]) func `a mistake in a list is said with its place`(_ answer: String, _ problem: String) {
    #expect(TaskText.problems(TaskText.answer(answer)) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (
      #"{"format": "matrix", "rows": [], "each": {"format": "boolean"}}"#,
      "3:30: 'rows' is empty. Write at least one element."
    ),
    (
      #"{"format": "matrix", "rows": [{"id": "a", "text": "A"}]}"#,
      "3:1: A matrix answer has no 'each'. Add \"each\": { \"format\": \"choice\", … }."
    ),
    (
      #"{"format": "matrix", "rows": [{"id": "a", "text": "A"}], "each": {"format": "text"}}"#,
      "3:77: The rows of a matrix can't be a text. Write one of choice, textScale, scale,"
        + " continuousScale, boolean."
    ),
    (
      #"{"format": "matrix", "rows": [{"id": "a", "text": "A"}, {"id": "a", "text": "B"}],"#
        + #" "each": {"format": "boolean"}}"#,
      "3:64: The row 'a' stands twice. Give every row of a matrix an id of its own."
    ),
  ]) func `a mistake in a matrix is said with its place`(_ answer: String, _ problem: String) {
    #expect(TaskText.problems(TaskText.answer(answer)) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (
      #"{"format": "confirmText", "of": "x"}"#,
      "3:33: There is no item 'x' before this one. Name a text or an email that is asked before."
    ),
    (
      #"{"format": "confirmText", "of": "mial"}"#,
      "3:33: There is no item 'mial' before this one. Did you mean 'mail'?"
    ),
    (
      #"{"format": "confirmText", "of": "note"}"#,
      "3:33: 'note' is no text of one line, and only such a text is repeated. Name a text or an email."
    ),
    (
      #"{"format": "confirmText", "of": "m"}"#,
      "3:33: 'm' is no text of one line, and only such a text is repeated. Name a text or an email."
    ),
    (
      #"{"format": "confirmText", "of": "i"}"#,
      "3:33: There is no item 'i' before this one. Name a text or an email that is asked before."
    ),
  ]) func `what repeats nothing is said with its place`(_ answer: String, _ problem: String) {
    let text = """
      {"id": "t", "version": 1, "title": "T", "steps": [{"id": "f", "type": "form", "items": [{"id": "mail", "text": "?", "answer": {"format": "email"}}, {"id": "note", "text": "?", "answer": {"format": "text", "multiline": true}}, {"id": "m", "text": "?", "answer": {"format": "matrix", "rows": [{"id": "r", "text": "R"}], "each": {"format": "boolean"}}},
      {"id": "i", "text": "?", "answer":
      \(answer)}]}]}
      """
    #expect(TaskText.problems(text) == ["t.json:" + problem])
  }
}
