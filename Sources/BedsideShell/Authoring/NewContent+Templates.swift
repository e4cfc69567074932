extension NewContent {
  /// The text of a file with places in braces for its id, its title, the day and its schema.
  struct Template {
    let text: String
  }
}

extension NewContent.Template {
  static let task = Self(
    text: """
      {{$schema}
        "$comment": "A task is walked through step by step. '$comment' may stand in every object and is never shown.",
        "id": "{id}",
        "version": 1,
        "title": "{title}",
        "language": "en",
        "steps": [
          {
            "$comment": "A form asks several questions under one heading. Every question has an id, under which its answer is kept.",
            "id": "form",
            "type": "form",
            "title": "{title}",
            "text": "Please answer the following questions.",
            "items": [
              {
                "$comment": "Formats are scale, choice, boolean, integer, text, date and more. Without 'optional': false a question may be skipped.",
                "id": "pain",
                "text": "How strong is your pain right now?",
                "optional": false,
                "answer": {
                  "format": "scale",
                  "minimum": 0,
                  "maximum": 10,
                  "minimumDescription": "No pain",
                  "maximumDescription": "The worst pain"
                }
              },
              {
                "$comment": "This question is asked only after some answers to the one before.",
                "id": "where",
                "text": "Where does it hurt?",
                "answer": { "format": "text", "maximumLength": 200 },
                "visibleWhen": { "item": "pain", "atLeast": 1 }
              }
            ]
          },
          {
            "$comment": "A completion ends the task: steps behind it belong to other ways through.",
            "id": "thanks",
            "type": "completion",
            "title": "Thank you"
          },
          {
            "id": "call",
            "type": "completion",
            "title": "Please call your doctor",
            "text": "You said that your pain is severe."
          }
        ],
        "rules": [
          {
            "$comment": "Rules are tried in order; without one that applies, the next step follows.",
            "after": "form",
            "when": { "item": "pain", "atLeast": 8 },
            "goTo": "call"
          }
        ]
      }

      """)

  static let study = Self(
    text: """
      {{$schema}
        "$comment": "A study says what its participants are asked to do, and when. Paths count from this file's folder.",
        "id": "{id}",
        "title": "{title}",
        "language": "en",
        "enrolment": "joining",
        "consent": "joining",
        "tasks": [
          {
            "$comment": "'enrolment' above names the task that begins the study, 'consent' the one whose newest version must be agreed to. Whoever changes a task gives it the next version, here and in its file, and keeps the old entry.",
            "id": "joining",
            "version": 1,
            "effective": "{today}",
            "survey": "tasks/joining.json",
            "once": true,
            "schedule": {
              "elements": [
                { "start": "{today}T00:00:00", "interval": { "day": 1 }, "duration": "allDay" }
              ]
            },
            "impactsAdherence": false
          },
          {
            "$comment": "A time alone counts from the day of joining: each day at eight, open for twelve hours.",
            "id": "check-in",
            "version": 1,
            "effective": "{today}",
            "survey": "tasks/check-in.json",
            "schedule": {
              "elements": [
                { "start": "08:00", "interval": { "day": 1 }, "duration": 43200, "text": "Every day" }
              ]
            },
            "card": { "summary": "Pain {pain}/10" }
          }
        ],
        "education": [
          { "topic": "about", "title": "About this study", "text": "learn/about.md" }
        ]
      }

      """)

  static let joining = Self(
    text: """
      {{$schema}
        "id": "joining",
        "version": 1,
        "title": "Joining",
        "language": "en",
        "steps": [
          {
            "id": "welcome",
            "type": "instruction",
            "title": "Welcome to {title}",
            "text": "Say here what the study is about.",
            "body": [ { "style": "bullet", "text": "Each day: a check-in of about a minute." } ]
          },
          {
            "$comment": "A no ends the task, and nothing is kept. The signature is a typed name.",
            "id": "consent",
            "type": "consent",
            "title": "Taking part",
            "sections": [
              { "title": "What you do", "text": "You answer questions about your pain." },
              { "title": "You decide", "text": "You can leave on any day, without a reason." }
            ],
            "agreement": "Do you want to take part?",
            "sharing": {
              "question": "Who may see your answers?",
              "study": "The people of this study alone",
              "researchers": "Other researchers too"
            },
            "namePrompt": "Please type your full name. It stands for your signature.",
            "datePrompt": "Which date is it today?"
          },
          { "id": "joined", "type": "completion", "title": "You are in" }
        ]
      }

      """)

  static let checkIn = Self(
    text: """
      {{$schema}
        "id": "check-in",
        "version": 1,
        "title": "Check In",
        "language": "en",
        "steps": [
          {
            "id": "form",
            "type": "form",
            "title": "Check In",
            "items": [
              {
                "id": "pain",
                "text": "How strong is your pain right now?",
                "optional": false,
                "answer": {
                  "format": "scale",
                  "minimum": 0,
                  "maximum": 10,
                  "minimumDescription": "No pain",
                  "maximumDescription": "The worst pain"
                }
              }
            ]
          },
          { "id": "thanks", "type": "completion", "title": "Thank you" }
        ]
      }

      """)

  static let about = Self(
    text: """
      Say here, in Markdown, what participants may want to read at any time.

      - Who is behind the study.
      - Whom to ask.

      """)
}
