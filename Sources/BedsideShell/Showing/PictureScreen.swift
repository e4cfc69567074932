public import BedsideInsights

/// A terminal as far as it shows pictures.
@MainActor
public protocol PictureScreen {
  /// Finds out what the terminal can show, which may ask it.
  func look() -> PictureAbility

  /// What prints a picture in cells where the cursor is, which is on the line below then.
  func text(of picture: FigurePicture, columns: Int, rows: Int) -> String
}

/// What a terminal can show.
public enum PictureAbility: Hashable, Sendable {
  /// Pictures of pixels, in so much room.
  case pictures(PictureRoom)
  /// Pictures of pixels, if this build could make them with a package, by its name in Debian.
  case missingLibrary(package: String)
  /// Characters alone.
  case characters
}

/// The room for a picture in a terminal.
public struct PictureRoom: Hashable, Sendable {
  /// How many characters a line has.
  public var columns: Int
  /// How many lines there are.
  public var rows: Int
  /// The width of a character in pixels.
  public var cellWidth: Int
  /// The height of a line in pixels.
  public var cellHeight: Int

  /// Makes a room.
  public init(columns: Int, rows: Int, cellWidth: Int, cellHeight: Int) {
    self.columns = columns
    self.rows = rows
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
  }
}
