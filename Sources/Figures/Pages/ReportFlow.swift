#if Drawing
internal import Drawing

/// Lays pieces out on pages, one below the other.
struct ReportFlow {
  /// Where a piece stands.
  struct Place {
    var piece: ReportPiece
    /// How far below the top of the text.
    var y: Double
  }

  /// The pages.
  private(set) var pages: [[Place]] = [[]]
  private let height: Double
  private let spacing: Double
  private var y = 0.0

  /// How much of the last page is filled, in points.
  var lastHeight: Double { y }

  /// Lays out pieces on pages with room for text of a height; `headings` are those that stand again on
  /// the next page, and `spacing` is the part of the spaces between pieces that is kept.
  init(
    _ pieces: [ReportPiece], headings: [ReportPiece], height: Double, spacing: Double = 1
  ) {
    self.height = height
    self.spacing = spacing
    let needed = needed(pieces)
    for (index, piece) in pieces.enumerated() {
      if !isAtTop, y + piece.space * spacing + needed[index] > height {
        breakPage()
        if let heading = piece.heading { place(headings[heading]) }
      }
      place(piece)
    }
  }

  private var isAtTop: Bool { pages[pages.count - 1].isEmpty }

  private mutating func breakPage() {
    pages.append([])
    y = 0
  }

  private mutating func place(_ piece: ReportPiece) {
    if !isAtTop { y += piece.space * spacing }
    pages[pages.count - 1].append(Place(piece: piece, y: y))
    y += piece.height
  }

  /// The height of each piece with those that it must stay with.
  private func needed(_ pieces: [ReportPiece]) -> [Double] {
    var needed = pieces.map(\.height)
    for index in pieces.indices.dropLast().reversed() where pieces[index].staysWithNext {
      let chain = needed[index] + pieces[index + 1].space * spacing + needed[index + 1]
      // What has no room on any page has to part somewhere.
      if chain <= height { needed[index] = chain }
    }
    return needed
  }
}
#endif
