internal import BedsideCore

/// How wide the columns of a page's rows are.
struct RowColumns: Hashable {
  /// A title does not push the states further than this.
  private static let widestTitle = 30

  /// The numbers of rows, which end under each other.
  var marker: Int
  /// What leads to a title: a number and a mark.
  static let mark = 3
  var title: Int
  var hint: Int

  /// The columns in which all of `rows` fit.
  init(_ rows: some Sequence<Block.Row>) {
    let rows = Array(rows)
    marker = rows.filter { $0.level == 0 }.map { DisplayWidth.of($0.marker) }.max() ?? 0
    let titles = rows.map { $0.indent + DisplayWidth.of($0.title.plain) }
      .filter { $0 <= Self.widestTitle }
    title = titles.max() ?? Self.widestTitle
    hint = rows.map { DisplayWidth.of($0.command) }.max() ?? 0
  }
}

extension Block.Row {
  /// The command behind its arrow; empty where there is none.
  var command: String { hint.isEmpty ? "" : "-> " + hint }

  /// How much further than that of its row the title of one of several lines begins.
  var indent: Int { level == 0 ? 0 : DisplayWidth.of(marker) + RowColumns.mark + 2 }
}
