/// Small files in which every member of the formats stands somewhere; the schemas and the readers
/// are compared on all that one change can make of them.
///
/// A step or a format that joins the vocabulary joins these tables, with every member that it has.
enum Corpus {
  /// Answers, by their formats.
  static let answers: [String: [String]] = [
    "scale": [
      #"{"format": "scale", "minimum": 0, "maximum": 10}"#,
      """
      {"format": "scale", "minimum": 0, "maximum": 10, "step": 2, "default": 4,
       "minimumDescription": "None", "maximumDescription": "Worst", "unit": "points"}
      """,
    ],
    "continuousScale": [
      """
      {"format": "continuousScale", "minimum": 35, "maximum": 42, "maximumFractionDigits": 2,
       "default": 37, "minimumDescription": "Low", "maximumDescription": "High", "unit": "°C"}
      """
    ],
    "choice": [
      """
      {"format": "choice", "choices": [{"text": "Yes", "value": "yes", "detail": "Of course"},
       {"text": "No", "value": 0}], "other": "Another", "default": "yes"}
      """,
      """
      {"format": "choice", "multiple": true,
       "choices": [{"text": "A", "value": "a"}, {"text": "None", "value": "none", "exclusive": true}]}
      """,
    ],
    "boolean": [#"{"format": "boolean", "yes": "Ja", "no": "Nein", "default": true}"#],
    "integer": [
      #"{"format": "integer", "minimum": 1, "maximum": 5, "default": 2, "unit": "cups"}"#
    ],
    "decimal": [
      """
      {"format": "decimal", "minimum": 1.5, "maximum": 5, "maximumFractionDigits": 1, "default": 2,
       "unit": "h"}
      """
    ],
    "text": [#"{"format": "text", "maximumLength": 20, "default": "none"}"#],
    "date": [
      #"{"format": "date", "minimum": "2026-01-01", "maximum": "2026-12-31", "default": "2026-02-03"}"#,
      #"{"format": "date", "minimum": "-90d", "maximum": "+7d", "default": "today"}"#,
    ],
  ]

  /// Members that every step may have.
  private static let common = """
    "title": "T", "text": "Words.", "detail": "More words.", "footnote": "Small.",
    "showsProgress": false, "learnMore": {"title": "More", "text": "Text."},
    "earlyTermination": {"button": "Stop", "goTo": "z"}
    """

  /// Steps, by their types.
  static let steps: [String: [String]] = [
    "instruction": [
      """
      {"id": "a", "type": "instruction", \(common), "allowsBack": false,
       "image": {"path": "learn/a.png", "alternative": "A picture"}, "body": ["Words.",
       {"style": "bullet", "text": "Point", "learnMore": {"title": "More", "file": "learn/more.md"}},
       {"style": "rule"}]}
      """
    ],
    "question": [
      """
      {"id": "a", "type": "question", "title": "T", "text": "How?", "detail": "Now.",
       "placeholder": "3", "optional": false, "footnote": "Small.", "allowsBack": false,
       "showsProgress": false, "learnMore": {"title": "More", "text": "Text."},
       "earlyTermination": {"button": "Stop", "goTo": "z"},
       "answer": {"format": "integer"}, "dontKnow": "No idea", "decline": true}
      """
    ],
    "form": [
      """
      {"id": "a", "type": "form", \(common), "allowsBack": false, "optional": true, "footer": "Foot.", "items": [
       {"id": "i", "text": "How?", "detail": "Now.", "placeholder": "words", "optional": false,
        "answer": {"format": "text"}, "dontKnow": true, "decline": "No",
        "learnMore": {"title": "More", "text": "Text."}},
       {"id": "j", "text": "Why?", "answer": {"format": "boolean"},
        "visibleWhen": {"item": "i", "answered": true}}]}
      """,
      """
      {"id": "a", "type": "form", "sections": [{"title": "One", "detail": "Words.",
        "learnMore": {"title": "More", "text": "Text."},
        "visibleWhen": {"item": "n", "atLeast": 1},
        "items": [{"id": "i", "text": "How?", "answer": {"format": "text"}}]}]}
      """,
    ],
    "review": [
      """
      {"id": "a", "type": "review", \(common), "allowsBack": false, "steps": ["n"],
       "excludesInstructions": true}
      """,
      #"{"id": "a", "type": "review", "task": "other"}"#,
    ],
    "table": [
      """
      {"id": "a", "type": "table", \(common), "allowsBack": false, "columns": ["A", "B"],
       "style": "columns", "rows": [["1", "2"], ["3", "4"]]}
      """,
      """
      {"id": "a", "type": "table", "columns": ["A", "B"], "question": "Which?", "multiple": true,
       "optional": false, "rows": [{"cells": ["1", "2"], "value": "one"},
       {"cells": ["3", "4"], "value": 2}]}
      """,
    ],
    "wait": [
      #"{"id": "a", "type": "wait", \#(common), "seconds": 3}"#,
      #"{"id": "a", "type": "wait", "work": "upload"}"#,
    ],
    "countdown": [#"{"id": "a", "type": "countdown", \#(common), "from": 3}"#],
    "file": [
      """
      {"id": "a", "type": "file", "title": "T", "text": "Which?", "detail": "More words.",
       "footnote": "Small.", "allowsBack": false, "showsProgress": false, "optional": false,
       "learnMore": {"title": "More", "text": "Text."}, "dontKnow": true, "decline": "No",
       "earlyTermination": {"button": "Stop", "goTo": "z"}, "accepts": ["image/png"],
       "maximumSize": 1000}
      """
    ],
    "custom": [
      """
      {"id": "a", "type": "custom", \(common), "allowsBack": false, "presenter": "p",
       "settings": {"speed": 3}}
      """
    ],
    "page": [
      """
      {"id": "a", "type": "page", "title": "T", "text": "Words.", "steps": [
       {"id": "b", "type": "instruction", "title": "Hello"}]}
      """
    ],
    "repeat": [
      """
      {"id": "a", "type": "repeat", "title": "T", "text": "Words.", "heading": "Number {number}",
       "count": 2, "items": [{"id": "i", "text": "How?", "answer": {"format": "text"}}]}
      """,
      """
      {"id": "a", "type": "repeat", "title": "T", "count": "n", "maximum": 3, "steps": [
       {"id": "b", "type": "question", "text": "How?", "answer": {"format": "integer"}},
       {"id": "c", "type": "instruction", "title": "Then"},
       {"id": "d", "type": "instruction", "title": "Last"}],
       "rules": [{"after": "b", "when": {"item": "b", "above": 3}, "goTo": "d"}]}
      """,
      """
      {"id": "a", "type": "repeat", "title": "T", "another": "Another?", "any": "Any?",
       "minimum": 0, "maximum": 3,
       "items": [{"id": "i", "text": "How?", "answer": {"format": "text"}}]}
      """,
    ],
    "document": [
      """
      {"id": "a", "type": "document", \(common), "allowsBack": false, "agreement": "Do you agree?",
       "sections": [{"title": "One", "text": "Text."}, {"text": "Text."}]}
      """
    ],
    "consent": [
      """
      {"id": "a", "type": "consent", \(common), "allowsBack": false,
       "sections": [{"title": "One", "text": "Text."}],
       "agreement": "Do you agree?", "namePrompt": "Name?", "datePrompt": "Date?",
       "sharing": {"question": "Who?", "study": "We", "researchers": "All"}}
      """
    ],
    "permission": [
      #"{"id": "a", "type": "permission", \#(common), "allowsBack": true, "body": ["Words."], "question": "May we?"}"#
    ],
    "model": [
      """
      {"id": "a", "type": "model", "title": "T", "text": "Words.", "footnote": "Small.",
       "allowsBack": false, "showsProgress": false, "learnMore": {"title": "More", "text": "Text."},
       "earlyTermination": {"button": "Stop", "goTo": "z"}, "model": "Models/knee.obj", "allowsSelection": true,
       "highlight": ["bone"], "continueAfter": "selection", "accepts": ["bone"], "endOnSelection": true,
       "flexion": 20, "mirror": true, "side": "left",
       "measuredBy": {"task": "motion", "least": "least", "greatest": "most", "name": "Your knee"}, "language": "en", "tour": [
       {"text": "Look.", "parts": ["bone"], "ghost": ["skin"], "highlight": ["bone"],
        "view": "front", "flexion": 10, "section": "-x:2.5"},
       {"text": "Look.", "view": {"turn": 10, "tilt": 20, "zoom": 2}}]}
      """
    ],
    "completion": [
      """
      {"id": "a", "type": "completion", "title": "T", "text": "Words.", "detail": "More words.",
       "footnote": "Small.", "allowsBack": false, "showsProgress": false,
       "learnMore": {"title": "More", "text": "Text."}, "finish": "completed", "body": ["Words."]}
      """
    ],
  ]

  /// Whole tasks: what stands outside of steps, rules and conditions.
  static let tasks = [
    """
    {"$schema": "task.schema.json", "$comment": "Note.", "id": "t", "version": 2, "title": "T",
     "copyright": "Us", "licence": "CC0-1.0", "source": "Here", "language": "en-GB",
     "languages": ["en-GB", "de"],
     "steps": [
      {"id": "a", "type": "question", "text": "How?", "answer": {"format": "integer"}},
      {"id": "b", "type": "question", "text": "Why?", "answer": {"format": "text"}},
      {"id": "c", "type": "completion"}, {"id": "d", "type": "completion"}],
     "rules": [
      {"after": "a", "when": {"item": "a", "atLeast": 3, "atMost": 5}, "goTo": "c"},
      {"after": "b", "when": {"any": [{"item": "a", "equals": 7},
        {"all": [{"item": "a", "above": 3, "below": 9}, {"not": {"item": "b", "answered": false}}]}]},
       "goTo": "d"},
      {"skip": "b", "when": {"item": "a", "answered": false}}]}
    """
  ]

  /// Studies.
  static let studies = [
    """
    {"$schema": "study.schema.json", "$comment": "Note.", "id": "s", "title": "S",
     "carePlan": {"id": "c", "title": "C"}, "enrolment": "join", "consent": "join",
     "dayStart": "04:00", "zone": "UTC", "side": "left", "crisis": {"text": "Call.", "contacts": ["112"]},
     "reminder": {"en": "Your diary", "de": "Ihr Tagebuch"},
     "copyright": "Us", "licence": "CC0-1.0", "source": "Here", "language": "en",
     "languages": ["en", "de"],
     "tasks": [
      {"id": "join", "version": 1, "effective": "2026-01-01", "title": "Join",
       "survey": "tasks/join.json", "once": true, "impactsAdherence": false,
       "schedule": {"elements": [{"start": "2026-01-01T00:00:00", "interval": {"day": 1},
        "duration": "allDay"}]}},
      {"id": "daily", "version": 1, "effective": "2026-01-01", "retired": "2027-01-01",
       "title": "Daily", "survey": "tasks/daily.json", "requires": ["other"], "consent": "other",
       "progress": "sum", "late": {"days": 1},
       "card": {"style": "survey", "summary": "Pain {pain}", "text": "Now."},
       "schedule": {"elements": [{"start": "08:00", "startDay": 2, "zone": "UTC",
        "interval": {"year": 1, "month": 1, "week": 1, "day": 1, "hour": 1, "minute": 1,
         "second": 1}, "duration": 3600, "text": "In the morning",
        "targetValues": [{"kind": "k", "value": 2, "units": "mg",
         "recorded": "2026-03-04T08:00:00Z"}, {"type": "date", "value": "2026-03-04"}]}]}},
      {"id": "other", "version": 1, "effective": "2026-01-01", "title": "Other",
       "schedule": {"elements": [{"start": "2026-03-04T08:00:00", "interval": {"week": 1},
        "end": "2026-06-04T08:00:00"}]}}],
     "education": [{"topic": "one", "title": "One", "task": "learn/one.json"},
      {"topic": "two", "title": "Two", "text": "learn/two.md"}]}
    """
  ]

  /// Descriptions of models.
  static let models = [
    """
    {"$schema": "model.schema.json", "$comment": "Note.", "title": {"en": "Knee"}, "model": "knee.obj",
     "language": "en", "languages": ["en"],
     "unit": "mm", "side": "right", "up": "y", "front": "z",
     "joint": {"range": [0, 135],
      "flexion": {"direction": [1, 0, 0], "medial": {"point": [2, 2, -1], "radius": 2},
       "lateral": {"point": [-2, 2, -1], "radius": 2}},
      "rotation": {"direction": [0, 1, 0], "point": [2, 0, 0], "degrees": 12, "until": 40},
      "moving": ["bone"], "patella": ["skin"],
      "between": [{"object": "skin", "from": {"body": "bone", "point": [0, 0, 0]},
       "to": {"body": "skin", "point": [0, -1, 0], "pivots": true}, "free": [0, 0.5]}],
      "menisci": {"direction": [0, 0, -1], "until": 120,
       "medial": {"moving": ["bone"], "front": 6, "back": 3},
       "lateral": {"moving": ["skin"], "front": 12, "back": 8}},
      "contact": {"thigh": "bone", "medial": "bone", "lateral": "skin", "patella": "skin"}},
     "parts": [{"object": "bone", "name": "Bone", "caption": "A bone.", "color": "#A0b1C2",
      "hidden": true, "region": "Leg"}, {"object": "skin", "name": "Skin"}],
     "tour": [{"text": "Look.", "parts": ["bone"], "ghost": ["skin"], "highlight": ["bone"],
      "view": "front", "flexion": 10, "section": "-x:2.5"}, {"text": "Look.", "view": {"turn": 1, "tilt": 2, "zoom": 3}}]}
    """
  ]

  /// The step of one question that takes `answer`.
  static func step(answer: String) -> String {
    #"{"id": "q", "type": "question", "text": "How?", "answer": \#(answer)}"#
  }

  /// A task with `step` between a question, `n`, and an end, `z`.
  static func task(step: String) -> String {
    """
    {"id": "t", "version": 1, "title": "T", "steps": [
    {"id": "n", "type": "question", "text": "How many?", "answer": {"format": "integer",
     "minimum": 0, "maximum": 5}},
    \(step),
    {"id": "z", "type": "completion", "finish": "earlyTermination"}]}
    """
  }
}
