extension Corpus {
  /// Studies with plans, people, exceptions and every form of a card.
  static let plans = [
    """
    {"id": "s", "title": "S",
     "carePlans": [{"id": "knee", "title": "Knee"}, {"id": "sleep", "title": "Sleep"}],
     "tasks": [
      {"id": "a", "version": 1, "effective": "2026-01-01", "title": "A", "carePlan": "knee",
       "group": "g", "tags": ["x", "y"],
       "card": {"style": "instructions", "text": "Do it."},
       "schedule": {"elements": [{"start": "2026-03-04T08:00:00", "interval": {"day": 1},
        "exceptions": [{"date": "2026-12-25", "skip": true},
         {"date": "2026-12-26", "moveTo": "2026-12-27T10:00:00"},
         {"date": "2026-12-31", "moveTo": "2027-01-02"}]},
        {"start": "2026-03-04T08:00:00", "interval": {"day": 1}, "duration": "allDay",
         "targetValues": [{"type": "binary", "value": "AAEC/w=="}],
         "exceptions": [{"date": "2026-12-25", "moveTo": "2026-12-28"}]}]}},
      {"id": "b", "version": 1, "effective": "2026-01-01", "title": "B", "progress": "percent",
       "card": {"style": "labeledValue", "units": "bpm", "minimum": -1.5, "maximum": 300},
       "schedule": {"elements": [{"start": "08:00", "targetValues": [{"value": 60, "units": "bpm"}]}]}},
      {"id": "c", "version": 1, "effective": "2026-01-01", "title": "C",
       "card": {"style": "link", "links": [{"title": "Us", "call": "555 0100"},
        {"message": "555 0101"}, {"email": "a@b.org"}, {"website": "https://example.org"},
        {"address": "1 High St"}, {"file": "learn/a.md"}]},
       "schedule": {"elements": [{"start": "08:00"}]}}],
     "education": [{"topic": "t", "title": "T", "text": "learn/t.md"}]}
    """,
    """
    {"id": "s", "title": "S", "carePlan": {"id": "knee", "title": "Knee"},
     "tasks": [
      {"id": "d", "version": 1, "effective": "2026-01-01", "title": "D",
       "card": {"style": "featured", "topic": "t"},
       "schedule": {"elements": [{"start": "08:00"}]}},
      {"id": "e", "version": 1, "effective": "2026-01-01", "title": "E", "progress": "sum",
       "card": {"style": "numericProgress", "units": "steps"},
       "schedule": {"elements": [{"start": "08:00", "targetValues": [{"value": 2000}]}]}},
      {"id": "f", "version": 1, "effective": "2026-01-01", "title": "F",
       "impactsAdherence": false, "card": {"style": "buttonLog"},
       "schedule": {"elements": [{"start": "08:00"}]}}],
     "education": [{"topic": "t", "title": "T", "text": "learn/t.md"}],
     "contacts": [{"id": "ward", "name": "Ward 3", "style": "simple", "title": "Dr.",
      "role": "Nurse", "organization": "Hospital", "category": "careProvider",
      "phones": [{"label": "work", "value": "555 0102"}], "messages": [{"value": "555 0103"}],
      "emails": [{"label": "work", "value": "a@b.org"}], "other": [{"label": "Fax", "value": "no"}],
      "address": {"street": "1 High St", "city": "Leeds", "state": "Yorkshire",
       "postalCode": "LS1", "country": "UK"}, "carePlan": "knee", "text": "Any time."}]}
    """,
    """
    {"id": "s", "title": "S",
     "tasks": [
      {"id": "a", "version": 1, "effective": "2026-01-01", "title": "A",
       "schedule": {"elements": [{"start": "08:00"}]}}],
     "education": [{"topic": "t", "title": "T", "text": "learn/t.md", "featured": "About T"}],
     "insights": [
      {"id": "pain", "title": "Pain", "kind": "bar", "bucket": "week",
       "axis": {"minimum": 0, "maximum": 10},
       "bands": [{"upTo": 3, "label": "mild", "flag": false}, {"upTo": 6.5, "label": "moderate"},
        {"label": "severe"}],
       "series": [{"task": "a", "kind": "pain", "title": "Pain", "units": "of 10",
        "color": "blue", "aggregator": "median", "besideQuestion": true}, {"task": "a", "kind": "score.s"}, {"task": "a"}]},
      {"id": "line", "title": "L", "kind": "line",
       "series": [{"task": "a", "kind": "pain", "aggregator": "perEvent"}]},
      {"id": "done", "title": "D", "kind": "adherence", "series": [{"task": "a"}]},
      {"id": "days", "title": "C", "kind": "calendar", "bucket": "day",
       "series": [{"task": "a", "kind": "progress"}]},
      {"id": "spread", "title": "B", "kind": "box", "series": [{"task": "a", "kind": "pain"}]}]}
    """,
  ]
}
