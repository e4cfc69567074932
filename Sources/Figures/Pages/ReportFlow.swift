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
  private var y = 0.0

  /// Lays out pieces on pages with room for text of a height; `headings` are those that stand again on
  /// the next page.
  init(_ pieces: [ReportPiece], headings: [ReportPiece], height: Double) {
    self.height = height
    let needed = Self.needed(pieces, height)
    for (index, piece) in pieces.enumerated() {
      if !isAtTop, y + piece.space + needed[index] > height {
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
    if !isAtTop { y += piece.space }
    pages[pages.count - 1].append(Place(piece: piece, y: y))
    y += piece.height
  }

  /// The height of each piece with those that it must stay with.
  private static func needed(_ pieces: [ReportPiece], _ height: Double) -> [Double] {
    var needed = pieces.map(\.height)
    for index in pieces.indices.dropLast().reversed() where pieces[index].staysWithNext {
      let chain = needed[index] + pieces[index + 1].space + needed[index + 1]
      // What has no room on any page has to part somewhere.
      if chain <= height { needed[index] = chain }
    }
    return needed
  }
}
#endif
