import ArchiveFiles
import CalendarFiles
import TerminalPictures

/// What this program is and what is built into it.
enum Version {
  private static let number = "0.1.0"

  /// The version and a line for each library, built in or not.
  static let text = (["bedside \(number)"] + libraries).joined(separator: "\n")

  private static var libraries: [String] {
    #if Markdown
    let markdown = "with cmark-gfm: Markdown in full"
    #else
    let markdown = "without cmark-gfm (libcmark-gfm-dev): Markdown in plain"
    #endif
    #if Drawing
    let drawing = "with Cairo and Pango: charts as pictures, reports as PDF"
    #else
    let drawing =
      "without Cairo and Pango (libcairo2-dev, libpango1.0-dev): charts in characters, reports without PDF"
    #endif
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
}
