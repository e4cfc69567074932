/// A study with a card of most kinds, at whose machine somebody travels.
@MainActor
enum TripStudy {
  static let files = [
    "Content/trip/study.json": """
    {"id": "trip", "title": "Trip", "tasks": [
    {"id": "drops", "version": 1, "effective": "2026-03-01", "title": "Night Drops",
     "tags": ["eyes"],
     "schedule": {"elements": [
       {"start": "2026-03-01T02:30:00", "interval": {"day": 1}, "duration": 1800}]},
     "card": {"style": "simple"}},
    {"id": "tablets", "version": 1, "effective": "2026-03-01", "title": "Tablets",
     "schedule": {"elements": [
       {"start": "2026-03-01T08:00:00", "interval": {"day": 1}, "text": "Breakfast",
        "targetValues": [{"value": 1, "units": "tablet"}]},
       {"start": "2026-03-01T18:30:00", "interval": {"day": 1}, "text": "Dinner",
        "targetValues": [{"value": 1, "units": "tablet"}]}]},
     "progress": "compare", "card": {"style": "checklist"}},
    {"id": "steps", "version": 1, "effective": "2026-03-01", "title": "Steps",
     "schedule": {"elements": [
       {"start": "2026-03-01T00:00:00", "interval": {"day": 1}, "duration": "allDay",
        "targetValues": [{"value": 2000}]}]},
     "progress": "sum", "card": {"style": "numericProgress"}},
    {"id": "call", "version": 1, "effective": "2026-03-01", "title": "Call the Ward",
     "schedule": {"elements": [
       {"start": "2026-03-01T09:00:00", "zone": "America/New_York", "interval": {"day": 1}}]},
     "late": {"days": 1}, "card": {"style": "simple"}},
    {"id": "nausea", "version": 1, "effective": "2026-03-01", "title": "Nausea",
     "schedule": {"elements": [
       {"start": "2026-03-01T00:00:00", "interval": {"day": 1}, "duration": "allDay"}]},
     "impactsAdherence": false, "card": {"style": "buttonLog"}},
    {"id": "pulse", "version": 1, "effective": "2026-04-01", "title": "Pulse",
     "schedule": {"elements": [
       {"start": "2026-04-01T07:00:00", "interval": {"day": 1}}]},
     "card": {"style": "labeledValue", "units": "bpm"}},
    {"id": "evening", "version": 1, "effective": "2026-04-01", "title": "Evening",
     "survey": "evening.json", "schedule": {"elements": [
       {"start": "2026-04-01T20:00:00", "interval": {"day": 1}, "duration": 7200}]},
     "card": {"style": "survey", "summary": "Pain {pain}/10"}},
    {"id": "review", "version": 1, "effective": "2026-04-01", "title": "Look Back",
     "requires": ["evening"], "schedule": {"elements": [
       {"start": "2026-04-01T00:00:00", "interval": {"day": 1}, "duration": "allDay"}]},
     "card": {"style": "instructions", "text": "Look at your week."}},
    {"id": "cooling", "version": 1, "effective": "2026-04-01", "title": "Cool the Knee",
     "schedule": {"elements": [
       {"start": "2026-04-01T07:30:00", "interval": {"day": 1}},
       {"start": "2026-04-01T12:00:00", "interval": {"day": 1}}]},
     "card": {"style": "grid"}},
    {"id": "ask", "version": 1, "effective": "2026-04-01", "title": "Ask",
     "schedule": {"elements": [
       {"start": "2026-04-01T00:00:00", "interval": {"day": 1}, "duration": "allDay"}]},
     "card": {"style": "link", "links": [{"call": "555 0100"},
       {"website": "https://example.org/knee", "title": "Exercises"}]}},
    {"id": "why", "version": 1, "effective": "2026-04-01", "title": "Why Cooling Helps",
     "schedule": {"elements": [
       {"start": "2026-04-01T00:00:00", "interval": {"day": 1}, "duration": "allDay"}]},
     "card": {"style": "featured", "topic": "cold"}}],
    "education": [{"topic": "cold", "title": "Cold", "text": "cold.md"}],
    "contacts": [{"id": "ward", "name": "Sam Example", "title": "Dr.", "role": "Surgeon",
      "organization": "Example Hospital",
      "phones": [{"label": "Ward", "value": "555 0100"}, {"label": "Ward", "value": "555 0102"}],
      "address": {"street": "1 High Street", "city": "Springfield", "postalCode": "12345"}}]}
    """,
    "Content/trip/evening.json": """
    {"id": "evening", "version": 1, "title": "Evening", "steps": [
    {"id": "pain", "type": "question", "text": "How bad is the pain?", "optional": false,
     "answer": {"format": "scale", "minimum": 0, "maximum": 10}},
    {"id": "fever", "type": "question", "text": "Your temperature?", "optional": false,
     "answer": {"format": "decimal", "unit": "°C"}}]}
    """,
    "Content/trip/cold.md": "Cold helps.",
    "answers.json": #"{"pain": 4, "fever": 37.2}"#,
  ]

  /// A machine with the study, at which nobody sits.
  static func machine(now: String? = nil) -> Machine {
    let machine = Machine()
    machine.isInteractive = false
    machine.zones = SystemZones()
    machine.files = files
    machine.environment = [
      "BEDSIDE_CONTENT": "Content", "BEDSIDE_STORE": "store", "LANG": "C.UTF-8",
    ]
    if let now { machine.clock = StoryClock(now) }
    return machine
  }
}

extension Machine {
  /// Does a command of the study and tells what is shown.
  func trip(_ line: String) -> String {
    console = ScriptedConsole([], width: console.width)
    run(["--study", "trip"] + line.split(separator: " ").map(String.init))
    return transcript
  }
}
