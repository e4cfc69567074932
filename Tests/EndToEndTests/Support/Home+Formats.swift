extension Home {
  /// The arguments that open the study of `asking`.
  static let formats = ["--content", "Content", "--study", "formats"]

  /// A home with a study of four tasks: a secret, a diary, a grid of questions and a rest.
  static func asking() throws -> Home {
    let home = try Home()
    let tasks = try tasks.map { id, title, steps in
      try home.write(
        #"{"id":"\#(id)","version":1,"title":"\#(title)","steps":[\#(steps)]}"#,
        to: "Content/formats/tasks/\(id).json")
      return """
        {"id":"\(id)","version":1,"effective":"2026-01-01","title":"\(title)",
         "survey":"tasks/\(id).json","card":{"style":"survey"},
         "schedule":{"elements":[{"start":"2026-01-01T00:00:00","interval":{"day":1},
         "duration":"allDay"}]}}
        """
    }
    try home.write(
      #"{"id":"formats","title":"Formats","tasks":[\#(tasks.joined(separator: ",\n"))]}"#,
      to: "Content/formats/study.json")
    return home
  }

  private static let tasks = [
    ("secret", "Secret", secret), ("diary", "Diary", diary), ("grid", "Grid", grid),
    ("rest", "Rest", rest),
  ]

  private static let secret = """
    {"id":"words","type":"form","items":[
      {"id":"pin","text":"Your secret word?","optional":false,
       "answer":{"format":"text","secure":true}},
      {"id":"again","text":"Once more?","optional":false,
       "answer":{"format":"confirmText","of":"pin"}}]}
    """

  private static let diary = """
    {"id":"page","type":"form","items":[
      {"id":"mood","text":"How are you?","answer":{"format":"scale","minimum":0,"maximum":10}},
      {"id":"note","text":"What happened?","answer":{"format":"text","multiline":true}}]}
    """

  private static let grid = """
    {"id":"page","type":"form","items":[
      {"id":"trouble","text":"How much trouble had you with this?",
       "answer":{"format":"matrix","each":{"format":"scale","minimum":0,"maximum":4},"rows":[
         {"id":"sleep","text":"Sleep"},{"id":"walk","text":"Walking"},
         {"id":"work","text":"Work"}]}}]}
    """

  private static let rest = """
    {"id":"before","type":"question","text":"How do you feel?",
     "answer":{"format":"scale","minimum":0,"maximum":10}},
    {"id":"lie","type":"wait","title":"Lie down","seconds":600},
    {"id":"after","type":"question","text":"And now?",
     "answer":{"format":"scale","minimum":0,"maximum":10}}
    """
}
