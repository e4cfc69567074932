import BedsideCore

/// An item with all that can become of it, and comparisons each of which some answers fit.
struct FindingSample {
  var id: Identifier<FormItem>
  var file: String
  var values: [AnswerValue]
  var states: [Answer]
  var leaves: [(text: String, claim: ResultPredicate)]

  static let all = [integer, scale, boolean, several, order, time]

  /// The items of a form that asks for all of them.
  static var file: String { all.map(\.file).joined(separator: ", ") }

  /// All that can become of `items`.
  static func outcomes(
    of items: [FindingSample], isAsked: Bool
  ) -> [[Identifier<FormItem>: Answer]] {
    var all: [[Identifier<FormItem>: Answer]] = [[:]]
    var seen: Set<Identifier<FormItem>> = []
    for item in items where seen.insert(item.id).inserted {
      let answers: [Answer?] =
        item.values.map { .answered($0, .typed) } + item.states + (isAsked ? [] : [nil])
      all = all.flatMap { given in
        answers.map { answer in
          var given = given
          given[item.id] = answer
          return given
        }
      }
    }
    return all
  }

  private init(
    _ id: Identifier<FormItem>, _ members: String, _ values: [AnswerValue], _ states: [Answer],
    _ leaves: [(String, ResultPredicate)]
  ) {
    self.id = id
    file = #"{"id": "\#(id)", "text": "?", \#(members)}"#
    self.values = values
    self.states = states
    let common: [(String, ResultPredicate)] = [
      (#""answered": true"#, .answered(id, true)), (#""notVisited": true"#, .notVisited(id)),
    ]
    self.leaves = (leaves + common).map { (#"{"item": "\#(id)", \#($0)}"#, $1) }
  }

  private static let integer = FindingSample(
    "n", #""answer": {"format": "integer", "minimum": 0, "maximum": 4}"#,
    (0...4).map { .integer($0) }, [.skipped],
    (0...4).flatMap { number in
      [
        (#""equals": \#(number)"#, .equals("n", .integer(number))),
        (#""atLeast": \#(number)"#, .between("n", lower: .init(Double(number)), upper: nil)),
        (#""atMost": \#(number)"#, .between("n", lower: nil, upper: .init(Double(number)))),
      ]
    })

  private static let scale = FindingSample(
    "s",
    #""optional": false, "answer": {"format": "scale", "minimum": 0, "maximum": 4, "step": 2}"#,
    [0, 2, 4].map { .integer($0) }, [],
    [
      (#""equals": 2"#, .equals("s", .integer(2))), (#""equals": 4"#, .equals("s", .integer(4))),
      (#""above": 1"#, .between("s", lower: .init(1, isExclusive: true), upper: nil)),
      (#""below": 2.5"#, .between("s", lower: nil, upper: .init(2.5, isExclusive: true))),
      (#""atLeast": 3"#, .between("s", lower: .init(3), upper: nil)),
    ])

  private static let boolean = FindingSample(
    "b", #""optional": false, "dontKnow": true, "answer": {"format": "boolean"}"#,
    [.boolean(true), .boolean(false)], [.dontKnow],
    [
      (#""equals": true"#, .equals("b", .boolean(true))),
      (#""equals": false"#, .equals("b", .boolean(false))),
      (#""dontKnow": true"#, .state("b", .dontKnow)),
    ])

  private static func chosen(_ codes: String...) -> AnswerValue {
    .choices(codes.map { .code(.text($0)) })
  }

  private static let several = FindingSample(
    "m",
    #"""
    "answer": {"format": "choice", "multiple": true, "choices": [{"text": "A", "value": "a"},
    {"text": "B", "value": "b"}, {"text": "C", "value": "c"},
    {"text": "None", "value": "no", "exclusive": true}]}
    """#,
    [
      chosen("a"), chosen("b"), chosen("c"), chosen("no"), chosen("a", "b"), chosen("a", "c"),
      chosen("b", "c"), chosen("a", "b", "c"),
    ], [.skipped],
    ["a", "b", "c", "no"].map { (#""contains": "\#($0)""#, .equals("m", chosen($0))) } + [
      (#""count": {"atLeast": 2}"#, .count("m", atLeast: 2, atMost: nil)),
      (#""count": {"equals": 1}"#, .count("m", atLeast: 1, atMost: 1)),
      (#""contains": {"all": ["a"]}"#, .equals("m", chosen("a"))),
    ])

  private static func order(_ codes: String...) -> AnswerValue {
    .ranking(codes.map { .text($0) })
  }

  private static let order = FindingSample(
    "r",
    #"""
    "answer": {"format": "rank", "first": 2, "choices": [{"text": "X", "value": "x"},
    {"text": "Y", "value": "y"}, {"text": "Z", "value": "z"}]}
    """#,
    [
      order("x", "y"), order("x", "z"), order("y", "x"), order("y", "z"), order("z", "x"),
      order("z", "y"),
    ], [.skipped],
    ["x", "y", "z"].map { (#""equals": "\#($0)""#, .equals("r", order($0))) } + [
      (#""equals": ["x", "y"]"#, .equals("r", order("x", "y"))),
      (#""equals": ["x", "z"]"#, .equals("r", order("x", "z"))),
      (#""equals": ["y", "x"]"#, .equals("r", order("y", "x"))),
    ])

  private static func clock(_ hour: Int) -> WallTime {
    WallTime(secondOfDay: hour * 3600) ?? .midnight
  }

  private static let time = FindingSample(
    "t",
    #""answer": {"format": "time", "minimum": "22:00", "maximum": "01:00", "minuteInterval": 60}"#,
    [22, 23, 0, 1].map { .time(clock($0)) }, [.skipped],
    [
      (#""equals": "23:00""#, .equals("t", .time(clock(23)))),
      (#""equals": "00:00""#, .equals("t", .time(clock(0)))),
      (
        #""atLeast": "22:30""#,
        .between("t", lower: .init(.time(WallTime("22:30") ?? .midnight)), upper: nil)
      ),
      (#""atMost": "12:00""#, .between("t", lower: nil, upper: .init(.time(clock(12))))),
      (
        #""atLeast": "23:00", "atMost": "00:00""#,
        .between("t", lower: .init(.time(clock(23))), upper: .init(.time(clock(0))))
      ),
    ])
}
