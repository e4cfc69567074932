import BedsideInsights
import BedsideShell
import Glibc
import TerminalPictures

/// The terminal of this process, asked whether it shows pictures.
@MainActor
final class TerminalScreen: PictureScreen {
  private let traits: TerminalTraits
  private let hasOutput: Bool
  private var known: (style: TerminalStyle, cell: PixelSize)?

  /// How long an answer may take, in milliseconds.
  private static let patience: Int32 = 300

  /// Uses what the environment tells; `hasOutput` says whether standard output is the terminal.
  init(environment: [String: String], hasOutput: Bool) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first {
      !$0.isEmpty
    }
    let name = (locale ?? "").lowercased()
    traits = TerminalTraits(isUTF8: name.contains("utf-8") || name.contains("utf8")) {
      environment[$0]
    }
    self.hasOutput = hasOutput
  }

  func look() -> PictureAbility {
    guard hasOutput, traits.mayHavePixels, let inquiry = TerminalInquiry() else {
      return .characters
    }
    let reply = inquiry.ask(patience: Self.patience)
    switch traits.style(after: reply, canMakeSixel: true) {
    case .kitty: known = (.kitty, reply.cell ?? inquiry.cell ?? PictureWriter.usualCell)
    case .sixel:
      guard PictureWriter.hasSymbols else { return .missingLibrary(package: "libchafa-dev") }
      known = (.sixel, reply.cell ?? inquiry.cell ?? PictureWriter.usualCell)
    default: return .characters
    }
    guard let cell = known?.cell else { return .characters }
    return .pictures(
      PictureRoom(
        columns: TerminalSize.columns, rows: inquiry.rows, cellWidth: cell.width,
        cellHeight: cell.height))
  }

  func text(of picture: FigurePicture, columns: Int, rows: Int) -> String {
    guard let known else { return "" }
    var writer = PictureWriter(known.style, cell: known.cell)
    let bytes = writer.printed(
      Picture(width: picture.width, height: picture.height, pixels: picture.pixels),
      columns: columns, rows: rows, keepsOthers: true)
    return String(decoding: bytes, as: UTF8.self)
  }
}
