import ArchiveFiles
import CalendarFiles
import Markdown
import TerminalPictures

#if Drawing
import Figures
#endif

/// What this program is, and what is built into it and installed here.
enum Version {
  private static let number = "0.1.0"

  /// The version and a line for each library; telling whether one is installed opens it.
  static var text: String { (["bedside \(number)"] + libraries).joined(separator: "\n") }

  private static var libraries: [String] {
    let markdown =
      MarkdownReader.isComplete
      ? "with cmark-gfm: Markdown in full"
      : "without cmark-gfm (libcmark-gfm-dev): Markdown in plain"
    let drawing =
      canDraw
      ? "with Cairo and Pango: charts as pictures, reports as PDF"
      : "without Cairo and Pango (libcairo2-dev, libpango1.0-dev): charts in characters, reports without PDF"
    let symbols =
      PictureWriter.hasSymbols
      ? "with Chafa: pictures in terminals with sixel"
      : "without Chafa (libchafa-dev): pictures in terminals with kitty's graphics alone"
    let calendars =
      CalendarWriter.isAvailable
      ? "with libical: the schedule for calendars"
      : "without libical (libical-dev): no schedule for calendars"
    let archives =
      ArchiveWriter.isAvailable
      ? "with libzip: everything of a participant as one archive"
      : "without libzip (libzip-dev): no archives"
    return [
      "with GNU Readline: lines can be edited", markdown, drawing, symbols, calendars, archives,
    ]
  }

  private static var canDraw: Bool {
    #if Drawing
    FigurePainter.isAvailable
    #else
    false
    #endif
  }
}
