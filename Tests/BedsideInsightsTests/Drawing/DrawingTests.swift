import BedsideInsights
import BedsideStore
import Testing

/// Figures as they look.
struct DrawingTests {
  private static let scale = ChartPlan.Axis(minimum: 0, maximum: 10)

  @Test func `bars stand side by side, and a gap is no zero`() {
    let chart = Samples.chart(
      .bar,
      [Samples.series([6, nil, 0, 3], units: "of 10"), Samples.series("Sleep", [5, nil, 8, 7])],
      days: 4, axis: Self.scale)
    #expect(
      Samples.figure(chart)
        == """
        10 +
           |
         8 +                      ====
           |                      ====     ====
         6 +####                  ====     ====
           |####====              ====     ====
         4 +####====              ====     ====
           |####====              ==== ####====
         2 +####====              ==== ####====
           |####==== .   .    0   ==== ####====
         0 ++--------+--------+--------+--------
            Sun      Mon      Tue      Wed
        # Pain (of 10)   = Sleep
        . nothing recorded   0 zero
        """)
  }

  @Test func `bars below zero hang from it`() {
    let chart = Samples.chart(.bar, [Samples.series([3, -4, 2])], days: 3)
    #expect(
      Samples.figure(chart)
        == """
         4 +
           |######
           |######
         2 +######        ######
           |######        ######
           |######        ######
         0 +       ######
           |       ######
           |       ######
        -2 +       ######
           |       ######
           |       ######
        -4 ++------+------+---------------------
            Sun    Mon    Tue
        # Pain
        """)
  }

  @Test func `parts stand on each other`() {
    let chart = Samples.chart(
      .stacked, [Samples.series("Day", [2, 4, nil]), Samples.series("Night", [6, 2, nil])],
      days: 3, axis: Self.scale)
    #expect(
      Samples.figure(chart)
        == """
        10 +
           |
         8 +======
           |======
         6 +====== ======
           |====== ======
         4 +====== ######
           |====== ######
         2 +###### ######
           |###### ###### .
         0 ++------+------+---------------------
            Sun    Mon    Tue
        # Day   = Night   . nothing recorded
        """)
  }

  @Test func `a line is broken where a value is missing`() {
    let chart = Samples.chart(
      .line, [Samples.series([0, 5, 10, nil, 4, 4, nil, 8])], days: 8, axis: Self.scale,
      bands: [.init(upTo: 4, label: "mild"), .init(upTo: nil, label: "strong")])
    #expect(
      Samples.figure(chart, .braille)
        == """
        10 ┤          ⢠⠃
           │         ⢠⠃                      ⢀⡀
         8 ┤        ⢀⠇                       ⠈⠁
           │       ⢀⠎
         6 ┤      ⢀⠎
           │      ⡜
         4 ┤╌╌╌╌╌⡜╌╌╌╌╌╌╌╌╌╌╌╌╌╌⠉⠉⠉⠉⠉╌╌╌╌╌╌╌╌╌╌╌
           │    ⡜
         2 ┤   ⡜
           │  ⡜
         0 └┬────────┬────────┬────────┬────────
            1 Mar    3 Mar    5 Mar    7 Mar
        Pain
        """)
    #expect(
      Samples.figure(chart)
        == """
        10 +           o
           |          .                      o
         8 +         .
           |        .
         6 +       .
           |      o
         4 +-----.--------------o...o-----------
           |    .
         2 +   .
           |  o
         0 ++--------+--------+--------+--------
            1 Mar    3 Mar    5 Mar    7 Mar
        o Pain
        """)
  }

  @Test func `points of several series stand at their times with their signs`() {
    let first = Samples.series([2, nil, nil, nil, nil, 6])
    let second = Samples.series("Night", [nil, 9, nil, 4])
    let chart = Samples.chart(.scatter, [first, second], days: 6, axis: Self.scale)
    #expect(
      Samples.figure(chart, .blocks)
        == """
        10 ┤         ▲
           │
         8 ┤
           │
         6 ┤                                 ●
           │
         4 ┤                     ▲
           │
         2 ┤   ●
           │
         0 └┬───────────┬───────────┬───────────
            1 Mar       3 Mar       5 Mar
        ● Pain   ▲ Night
        """)
  }

  @Test func `bands are named beside a figure that has room`() {
    let chart = Samples.chart(
      .bar, [Samples.series([6, 3])], days: 2, axis: Self.scale,
      bands: [.init(upTo: 4, label: "mild"), .init(upTo: nil, label: "strong")])
    #expect(
      Samples.figure(chart, width: 60)
        == """
        10 +
           |
         8 +                                                  strong
           |
         6 +######
           |######
         4 +######-------------------------------------------
           |###### ######                                     mild
         2 +###### ######
           |###### ######
         0 ++------+-----------------------------------------
            Sun    Mon
        # Pain
        """)
  }

  @Test func `a strip of ten years has a sign for each week, and a line for each year`() {
    let days = 3650
    let values = (0..<days).map { $0 < 7 ? 1.0 : $0 < 14 ? Double($0 % 2) : 0 }
    let chart = Samples.chart(.adherence, [Samples.series("All", values)], days: days)
    for (width, least, most) in [(80, 10, 13), (40, 20, 26)] {
      let figure = ChartFigure(chart, width: width, signs: .ascii, words: ChartWords())
      #expect(figure.longerBucket == .week)
      let lines = Samples.figure(chart, width: width).split(separator: "\n")
      let strip = lines.filter { $0.contains("xxxxx") }
      #expect((least...most).contains(strip.count))
      #expect(lines.allSatisfy { $0.count <= width })
      #expect(strip.first?.contains(" ##+x") == true)
    }
    let short = Samples.chart(
      .adherence, [Samples.series("All", Array(values.prefix(700)))], days: 700)
    #expect(ChartFigure(short, width: 80, signs: .ascii, words: ChartWords()).longerBucket == nil)
  }

  @Test func `a strip has a sign for each day`() {
    let chart = Samples.chart(
      .adherence, [Samples.series("All", [1, 0.5, 0, nil, 1, 1, 1, 1, 1, 1])], days: 10)
    #expect(
      Samples.figure(chart)
        == """
        1 Mar #+x.######
              +------+--
                     8 Mar
        # all done   + done in part
        x nothing done
        . nothing due or still open
        """)
    #expect(
      Samples.figure(chart, width: 20)
        == """
        1 Mar #+x.###
        8 Mar ###
        # all done
        + done in part
        x nothing done
        . nothing due or still open
        """)
  }

  @Test func `a calendar has weeks in columns, the darker the greater`() {
    let values = (0..<31).map { day -> Double? in day % 9 == 4 ? nil : Double(day % 11) }
    let chart = Samples.chart(.calendar, [Samples.series(values)], days: 31, axis: Self.scale)
    #expect(
      Samples.figure(chart)
        == """
            Mar
        Mon   : @ o . O
        Tue   : @ O : @
        Wed   o @ O :
        Thu   . : O o
        Fri   O : @ o
        Sat   O . @ O
        Sun : O o @ O
        Pain   : 0 to under 2.5
        o 2.5 to under 5   O 5 to under 7.5
        @ 7.5 to 10   . nothing recorded
        """)
  }

  @Test func `a box has the middle half, and lines to the ends`() {
    let values = (0..<35).map { day -> Double? in Double((day * 7 + day / 7 * 3) % 11) }
    let chart = Samples.chart(.box, [Samples.series(values)], days: 35, axis: Self.scale)
    #expect(
      Samples.figure(chart)
        == """
        Mon    |-------=====M===----|     n 5
        Tue |----===M======-------|       n 5
        Wed    |-------========M=====--|  n 5
        Thu |-------======M==-----|       n 5
        Fri    |-======M========-------|  n 5
        Sat |-------========M======-|     n 5
        Sun |----=========M========----|  n 5
            0    2     4    6     8   10
        Pain   M median   = middle half
        |-| least to greatest
        """)
  }

  @Test func `a sparkline has the last value behind it`() {
    let chart = Samples.chart(
      .sparkline, [Samples.series([0, 2, nil, 6, 10, 5]), Samples.series("Sleep", [7, 7, 8])],
      days: 6, axis: Self.scale)
    #expect(
      Samples.figure(chart, .blocks)
        == """
        Pain  ▁▂·▅█▅ 5
        Sleep ▆▆▇··· 8
        ▁ lowest   █ highest
        · nothing recorded
        """)
    #expect(
      Samples.figure(chart)
        == """
        Pain  12.585 5
        Sleep 667... 8
        1 lowest   8 highest
        . nothing recorded
        """)
  }
}
