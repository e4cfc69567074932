import FoundationEssentials
import Testing

/// The libraries that few commands need are opened by these alone.
struct LateLibraryTests {
  private static let files = [
    "libpangocairo-1.0.so.0", "libchafa.so.0", "libical.so.3", "libical.so.4", "libzip.so.4",
    "libzip.so.5",
  ]

  private static let canListLibraries = FileManager.default.isExecutableFile(atPath: "/usr/bin/ldd")

  @Test(.enabled(if: canListLibraries))
  func `no start loads what draws, nor what writes calendars, archives and Markdown`() throws {
    let loaded = try Program.run(
      ["/usr/bin/ldd", Built.bedside], environment: ["PATH": "/usr/bin:/bin"])
    #expect(loaded.output.contains("libreadline"))
    for name in ["cairo", "pango", "glib", "chafa", "ical", "icu", "zip", "cmark"] {
      #expect(!loaded.output.contains("lib\(name)"), "\(loaded.output)")
    }
  }

  /// A home with something to draw.
  private func home() throws -> Home {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    return home
  }

  #if Drawing && Calendars && Archives
  private static let commands = [
    "chart pain-and-sleep --output FILE.png", "chart pain-and-sleep --output FILE.svg",
    "chart pain-and-sleep --output FILE.pdf", "report --output FILE.pdf",
    "report --output FILE.html",
    "export FILE.ics --format ical", "export FILE.zip --format archive",
  ]

  @Test(arguments: commands)
  func `what is typed in the shell makes the same file as a command by itself`(
    command: String
  ) throws {
    let home = try home()
    let words = command.split(separator: " ").map(String.init)
    try home.shell("cp -Rp store before")
    let alone = try Program.run(
      home.command(words.map { $0.replacing("FILE", with: "alone") }),
      environment: home.environment, folder: home.folder)
    try home.shell("rm -r store && mv before store")
    let typed = try home.run(
      input: .text(command.replacing("FILE", with: "typed") + "\ntoday\n"))
    #expect(alone.status == 0, "\(alone)")
    #expect(typed.status == 0, "\(typed)")
    #expect(typed.output.contains("Check In"), "the shell goes on")
    let kind = "." + (command.split(separator: "FILE.").last?.prefix { $0 != " " } ?? "")
    let (first, second) = (try home.bytes("alone\(kind)"), try home.bytes("typed\(kind)"))
    #expect(!first.isEmpty)
    #expect(first == second)
  }

  @Test func `a library that is not to be had costs its commands and nothing else`() throws {
    let home = try home()
    #expect(try home.run("--version").output.contains("with Cairo and Pango: "))
    for file in Self.files { try home.write("This is no library.\n", to: "spoiled/\(file)") }
    home.environment["LD_LIBRARY_PATH"] = "\(home.folder)/spoiled"
    let version = try home.run("--version")
    #expect(version.status == 0)
    #expect(
      version.output.contains("\nwithout Cairo and Pango (libcairo2-dev, libpango1.0-dev): "))
    #expect(version.output.contains("\nwithout libical (libical-dev): "))
    #expect(version.output.contains("\nwithout libzip (libzip-dev): "))
    #expect(try home.run("today").status == 0)
    #expect(try home.run("chart", "pain-and-sleep").status == 0)
    #expect(
      try home.run("chart", "pain-and-sleep", "--output", "a.png").message
        == "What draws figures is missing. Install libcairo2-dev and libpango1.0-dev and build"
        + " Bedside again.")
    #expect(
      try home.run("report", "--output", "a.pdf").message.hasPrefix(
        "No PDF was made: what draws figures is missing; install libcairo2-dev and"
          + " libpango1.0-dev and build Bedside again."))
    #expect(
      try home.run("export", "a.ics", "--format", "ical").message.hasPrefix(
        "Calendars need libical, which is missing."))
    #expect(
      try home.run("export", "a.zip", "--format", "archive").message.hasPrefix(
        "Archives need libzip, which is missing."))
    #expect(try home.run("report", "--output", "a.html").status == 0, "it has tables instead")
  }
  #endif
}

extension Home {
  /// The bytes of a file here, without the moments that a calendar and an archive tell.
  fileprivate func bytes(_ name: String) throws -> Data {
    let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    if name.hasSuffix(".ics") {
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      return Data(lines.filter { !$0.hasPrefix("DTSTAMP:") }.joined(separator: "\n").utf8)
    }
    // An archive holds the moment of each of its files, and the record that tells of the export.
    return name.hasSuffix(".zip") ? bytes.prefix(4) : bytes
  }
}
