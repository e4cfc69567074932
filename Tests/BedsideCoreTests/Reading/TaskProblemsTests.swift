import Testing

/// What is said about mistakes in a task and its steps, word by word.
struct TaskProblemsTests {
  private static let steps = #"[{"id": "a", "type": "instruction"}]"#

  @Test(arguments: [
    ("[]", "1:1: A task must be an object, not an array. Write { … }."),
    (
      #"{"version": 1, "title": "T", "steps": \#(steps)}"#,
      #"1:1: A task has no 'id'. Add "id": "…"."#
    ),
    (
      #"{"id": "t", "title": "T", "steps": \#(steps)}"#,
      #"1:1: A task has no 'version'. Add "version": 1."#
    ),
    (
      #"{"id": "t", "version": 1, "title": "T"}"#,
      #"1:1: A task has no 'steps'. Add "steps": [ … ]."#
    ),
    (
      #"{"id": "t", "version": 1, "title": "T", "steps": []}"#,
      "1:50: 'steps' is empty. Write at least one element."
    ),
    (
      #"{"id": "t", "version": 1, "title": "T", "steps": \#(steps), "language": "English"}"#,
      "1:100: 'English' is no language tag. Write one like en or pt-BR."
    ),
    (
      #"{"id": "t", "version": 1, "title": "T", "steps": \#(steps), "author": "me"}"#,
      "1:88: A task has no member 'author'. Known here: id, version, title, steps, rules, scores,"
        + " calculations, alerts, randomize, crisis, copyright, licence, source, language, languages."
    ),
  ]) func `a mistake in a task is said with its place`(_ text: String, _ problem: String) {
    #expect(TaskText.problems(text) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (#"{"type": "instruction"}"#, #"2:1: An instruction step has no 'id'. Add "id": "…"."#),
    (#"{"id": "a"}"#, #"2:1: A step has no 'type'. Add "type": "form"."#),
    (
      #"{"id": "a", "type": "active"}"#,
      "2:21: This version has no 'active' steps. It has instruction, question, form, document,"
        + " consent, permission, model, review, table, wait, countdown, file, custom, page, repeat,"
        + " completion."
    ),
    (
      #"{"id": "a", "type": "countdwn"}"#,
      "2:21: 'countdwn' is not a 'type'. Did you mean 'countdown'?"
    ),
    (
      #"{"id": "a", "type": "page-turner"}"#,
      "2:21: 'page-turner' is not a 'type'. Write one of instruction, question, form, document,"
        + " consent, permission, model, review, table, wait, countdown, file, custom, page, repeat,"
        + " completion."
    ),
    (
      #"{"id": "a", "type": "instruction", "items": []}"#,
      "2:36: An instruction step has no member 'items'. Known here: id, type, title, text,"
        + " detail, learnMore, footnote, image, earlyTermination, allowsBack, showsProgress, body."
    ),
    (
      #"{"id": "a", "type": "instruction", "body": [3]}"#,
      "2:45: A piece of a body that is no string must be an object, not a number. Write { … }."
    ),
    (
      #"{"id": "a", "type": "instruction", "body": [{"text": "x"}]}"#,
      #"2:45: A piece of a body that is no string has no 'style'. Add "style": "bullet"."#
    ),
    (
      #"{"id": "a", "type": "instruction", "body": [{"style": "rule", "text": "x"}]}"#,
      "2:71: A rule is a line and has no text. Take 'text' out."
    ),
    (
      #"{"id": "a", "type": "instruction", "learnMore": {"title": "x"}}"#,
      "2:49: A learn-more has no 'file' and no 'text'. Add one of them."
    ),
    (
      #"{"id": "a", "type": "instruction", "learnMore": {"title": "x", "text": "y", "file": "z"}}"#,
      "2:72: A learn-more has 'file' and 'text'. Take one of them out."
    ),
    (
      #"{"id": "a", "type": "instruction", "learnMore": {"title": "x", "file": "../z.md"}}"#,
      "2:72: '../z.md' is no path inside the study's folder. Write one that goes down from it, like"
        + " learn/pain-scale.md."
    ),
    (
      #"{"id": "a", "type": "model", "model": "/knee.obj"}"#,
      "2:39: '/knee.obj' is no path inside the study's folder. Write one that goes down from it,"
        + " like Models/knee/knee.obj."
    ),
    (#"{"id": "a", "type": "model"}"#, #"2:1: A model step has no 'model'. Add "model": "…"."#),
    (
      #"{"id": "a", "type": "model", "model": "m.obj", "title": 3}"#,
      "2:57: 'title' must be a string in double quotes, not 3."
    ),
    (#"{"id": "a", "type": "form"}"#, #"2:1: A form step has no 'items'. Add "items": [ … ]."#),
    (
      #"{"id": "a", "type": "document", "sections": [{"title": "x"}]}"#,
      #"2:46: A section has no 'text'. Add "text": "…"."#
    ),
    (
      #"{"id": "a", "type": "permission"}"#,
      #"2:1: A permission step has no 'question'. Add "question": "…"."#
    ),
    (
      #"{"id": "a", "type": "completion", "finish": "early"}"#,
      "2:45: 'early' is not a 'finish'. Write one of completed, earlyTermination."
    ),
    (
      #"{"id": "a-name", "type": "consent", "sections": [{"text": "x"}], "agreement": "?", "#
        + #""namePrompt": "n", "datePrompt": "d"}, {"id": "a", "type": "consent", "#
        + #""sections": [{"text": "x"}], "agreement": "?", "namePrompt": "n", "datePrompt": "d"}"#,
      "2:8: The id 'a-name' belongs to an item of the consent 'a'. Choose another."
    ),
  ]) func `a mistake in a step is said with its place`(_ step: String, _ problem: String) {
    #expect(TaskText.problems(TaskText.task(step)) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (
      #", "dontKnow": 3"#,
      "2:76: 'dontKnow' must be true, or what it is called here in double quotes, not a number."
    ),
    (
      #", "placeholder": "5""#,
      "2:79: 'placeholder' is an example of something typed, but a boolean is chosen. Take it out."
    ),
    (
      #", "hidden": true"#,
      "2:64: An item has no member 'hidden'. Known here: id, text, detail, placeholder, optional,"
        + " answer, learnMore, dontKnow, decline, defaultFrom, safety, visibleWhen."
    ),
  ]) func `a mistake in an item is said with its place`(_ more: String, _ problem: String) {
    let text = TaskText.answer(#"{"format": "boolean"}"#, more)
    #expect(TaskText.problems(text) == ["t.json:" + problem])
  }

  @Test func `an item without an answer format says so`() {
    let text = TaskText.task(#"{"id": "q", "type": "question", "text": "?"}"#)
    #expect(
      TaskText.problems(text) == [
        #"t.json:2:1: A question step has no 'answer'. Add "answer": { "format": "scale", … }."#
      ])
  }
}
