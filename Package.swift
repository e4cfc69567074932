// swift-tools-version: 6.2

import PackageDescription

// Libraries beyond the three that the core needs are traits, so that a plain `swift build` works
// where they are missing. `make` asks for those that are installed.
//
// Those that few commands need are opened when they are needed (CLateLibraries); a program is not linked
// with them, so that it starts sooner and starts where they are missing. The option of the linker for
// this must stand before the libraries, hence in a file. Nor has a program functions that others look up
// in it, whatever Swift's own options say: it would carry half a megabyte of names.
let linkedAtStart: [LinkerSetting] = [
  .unsafeFlags([
    "-Xclang-linker", "--config=\(Context.packageDirectory)/Sources/CLateLibraries/link.cfg",
  ]),
  .unsafeFlags(["-Xlinker", "--no-export-dynamic"], .when(configuration: .release)),
]

let package = Package(
  name: "Bedside",
  products: [
    .executable(name: "bedside", targets: ["bedside"]),
    .executable(name: "bedside-viewer", targets: ["bedside-viewer"]),
    .library(name: "BedsideCore", targets: ["BedsideCore"]),
    .library(name: "BedsideSchedule", targets: ["BedsideSchedule"]),
    .library(name: "BedsideStore", targets: ["BedsideStore"]),
    .library(name: "BedsideInsights", targets: ["BedsideInsights"]),
    .library(name: "BedsideExchange", targets: ["BedsideExchange"]),
    .library(name: "BedsideShell", targets: ["BedsideShell"]),
    .library(name: "BedsideMesh", targets: ["BedsideMesh"]),
  ],
  traits: [
    .trait(name: "Archives", description: "Everything of a participant as one file, by libzip."),
    .trait(name: "Calendars", description: "The schedule as an iCalendar file, by libical."),
    .trait(
      name: "Drawing",
      description: "Figures as PNG, SVG and PDF, text in pictures, by Cairo and Pango."),
    .trait(name: "Markdown", description: "Markdown laid out for the terminal, by cmark-gfm."),
    .trait(name: "Offscreen", description: "Pictures without any display, by EGL."),
    .trait(name: "Photographs", description: "JPEG pictures on models, by libjpeg-turbo."),
    .trait(
      name: "Peers", description: "What the benchmarks measure against: SQLite, tinyobjloader."),
    .trait(name: "Symbols", description: "Finer symbols and sixel in the terminal, by Chafa."),
  ],
  targets: [
    // C libraries, each imported by one Swift target.
    .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
    .systemLibrary(name: "CGLFW", pkgConfig: "glfw3", providers: [.apt(["libglfw3-dev"])]),
    .systemLibrary(name: "CSignals"),
    .systemLibrary(name: "CChecksum"),
    .systemLibrary(name: "COpening"),
    .systemLibrary(name: "COpenGL", pkgConfig: "gl", providers: [.apt(["libgl-dev"])]),
    .systemLibrary(name: "CEGL", providers: [.apt(["libegl-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CCMark", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CChafa", pkgConfig: "chafa", providers: [.apt(["libchafa-dev"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CICal", providers: [.apt(["libical-dev"])]),
    .systemLibrary(name: "CZip", providers: [.apt(["libzip-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "CLateLibraries",
      dependencies: [
        .target(name: "CCairo", condition: .when(traits: ["Drawing"])),
        .target(name: "CChafa", condition: .when(traits: ["Symbols"])),
        .target(name: "CICal", condition: .when(traits: ["Calendars"])),
        .target(name: "CZip", condition: .when(traits: ["Archives"])),
        .target(name: "CCMark", condition: .when(traits: ["Markdown"])),
      ],
      exclude: ["link.cfg"],
      cSettings: [
        .define("LATE_DRAWING", .when(traits: ["Drawing"])),
        .define("LATE_SYMBOLS", .when(traits: ["Symbols"])),
        .define("LATE_CALENDARS", .when(traits: ["Calendars"])),
        .define("LATE_ARCHIVES", .when(traits: ["Archives"])),
        .define("LATE_MARKDOWN", .when(traits: ["Markdown"])),
      ],
      linkerSettings: [.linkedLibrary("dl"), .linkedLibrary("pthread")]),
    .target(
      name: "CTinyOBJ",
      linkerSettings: [
        .linkedLibrary("tinyobjloader", .when(traits: ["Peers"])), .linkedLibrary("stdc++"),
      ]),

    // Pure Swift, but for the instruction behind CChecksum and the system call behind COpening; `unsafe`
    // stands in the few files of Store and Mesh that call the system or take several bytes at once.
    // `rounded()` and its kin are calls into libm, which nothing else would link in a debug build.
    .target(name: "BedsideCore", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "BedsideSchedule", dependencies: ["BedsideCore"]),
    .target(
      name: "BedsideStore",
      dependencies: ["BedsideCore", "BedsideSchedule", "CChecksum", "COpening"]),
    .target(
      name: "BedsideInsights", dependencies: ["BedsideCore", "BedsideSchedule", "BedsideStore"],
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "BedsideExchange", dependencies: ["BedsideCore", "BedsideSchedule", "BedsideStore"]),
    .target(
      name: "BedsideShell",
      dependencies: [
        "BedsideCore", "BedsideSchedule", "BedsideStore", "BedsideInsights", "BedsideExchange",
      ]),
    .target(name: "BedsideMesh", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "BedsideViewing", dependencies: ["BedsideCore", "BedsideMesh"]),
    .target(name: "KneeModel", linkerSettings: [.linkedLibrary("m")]),

    // One Swift target for each C library.
    .target(name: "LineEditing", dependencies: ["CReadline"]),
    .target(
      name: "Markdown",
      dependencies: [
        "CLateLibraries", .target(name: "CCMark", condition: .when(traits: ["Markdown"])),
      ]),
    .target(
      name: "ArchiveFiles",
      dependencies: [
        "CLateLibraries", .target(name: "CZip", condition: .when(traits: ["Archives"])),
      ]),
    .target(
      name: "CalendarFiles",
      dependencies: [
        "BedsideCore", "BedsideExchange", "CLateLibraries",
        .target(name: "CICal", condition: .when(traits: ["Calendars"])),
      ]),
    .target(
      name: "Drawing",
      dependencies: [
        "CLateLibraries", .target(name: "CCairo", condition: .when(traits: ["Drawing"])),
        .target(name: "CJPEG", condition: .when(traits: ["Photographs"])),
      ]),
    .target(
      name: "Figures",
      dependencies: ["BedsideCore", "BedsideStore", "BedsideInsights", "Drawing"]),
    .target(
      name: "TerminalPictures",
      dependencies: [
        "Drawing", "CLateLibraries", .target(name: "CChafa", condition: .when(traits: ["Symbols"])),
      ],
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "Rendering", dependencies: ["BedsideCore", "BedsideMesh", "BedsideViewing", "COpenGL"]),
    .target(name: "Windowing", dependencies: ["CGLFW"]),
    .target(
      name: "Offscreen",
      dependencies: [.target(name: "CEGL", condition: .when(traits: ["Offscreen"]))]),

    // Composition roots.
    .executableTarget(
      name: "bedside",
      dependencies: [
        "BedsideShell", "BedsideInsights", "BedsideExchange", "BedsideStore", "BedsideSchedule",
        "BedsideCore", "ArchiveFiles", "CalendarFiles", "LineEditing", "Markdown", "Figures",
        "TerminalPictures",
      ],
      linkerSettings: linkedAtStart),
    .executableTarget(
      name: "bedside-viewer",
      dependencies: [
        "BedsideCore", "BedsideMesh", "BedsideViewing", "Rendering", "Windowing", "Offscreen",
        "Drawing", "TerminalPictures", "CSignals",
      ],
      linkerSettings: linkedAtStart),
    .executableTarget(
      name: "knee-model",
      dependencies: ["KneeModel", "BedsideViewing", "BedsideMesh", "BedsideCore"]),
    .executableTarget(
      name: "bedside-bench",
      dependencies: [
        "BedsideCore", "BedsideSchedule", "BedsideStore", "BedsideInsights", "BedsideExchange",
        "BedsideShell", "BedsideMesh", "TerminalPictures",
        .target(name: "CChafa", condition: .when(traits: ["Symbols"])),
        .target(name: "CSQLite", condition: .when(traits: ["Peers"])),
        .target(name: "CTinyOBJ", condition: .when(traits: ["Peers"])),
      ]),

    .testTarget(name: "BedsideCoreTests", dependencies: ["BedsideCore"]),
    .testTarget(
      name: "BedsideScheduleTests", dependencies: ["BedsideSchedule", "BedsideCore"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "BedsideStoreTests", dependencies: ["BedsideStore", "BedsideSchedule", "BedsideCore"]),
    .testTarget(
      name: "BedsideInsightsTests",
      dependencies: ["BedsideInsights", "BedsideStore", "BedsideSchedule", "BedsideCore"]),
    .testTarget(
      name: "BedsideExchangeTests",
      dependencies: ["BedsideExchange", "BedsideStore", "BedsideSchedule", "BedsideCore"]),
    .testTarget(
      name: "ContentTests", dependencies: ["BedsideStore", "BedsideSchedule", "BedsideCore"]),
    .testTarget(
      name: "BedsideShellTests",
      dependencies: [
        "BedsideShell", "BedsideInsights", "BedsideExchange", "BedsideStore", "BedsideSchedule",
        "BedsideCore",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "BedsideMeshTests", dependencies: ["BedsideMesh"], exclude: ["Fixtures"]),
    .testTarget(
      name: "BedsideViewingTests", dependencies: ["BedsideViewing", "BedsideMesh", "BedsideCore"]),
    .testTarget(name: "KneeModelTests", dependencies: ["KneeModel", "knee-model"]),
    .testTarget(name: "TerminalPicturesTests", dependencies: ["TerminalPictures"]),
    .testTarget(
      name: "FiguresTests",
      dependencies: [
        "Figures", "Drawing", "BedsideInsights", "BedsideStore", "BedsideSchedule", "BedsideCore",
      ]),
    .executableTarget(
      name: "line-editing-probe", dependencies: ["LineEditing"], path: "Tests/LineEditingProbe"),
    .testTarget(
      name: "LineEditingTests", dependencies: ["LineEditing", "line-editing-probe"]),
    .testTarget(name: "ArchiveFilesTests", dependencies: ["ArchiveFiles"]),
    .testTarget(
      name: "CalendarFilesTests",
      dependencies: ["CalendarFiles", "BedsideExchange", "BedsideSchedule", "BedsideCore"]),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Markdown"]),
    .testTarget(
      name: "ViewerTests",
      dependencies: [
        "bedside-viewer", "BedsideCore", "BedsideMesh", "BedsideViewing", "Drawing", "Windowing",
      ]),
    .executableTarget(
      name: "journal-writer", dependencies: ["BedsideStore", "BedsideCore"],
      path: "Tests/Tools/JournalWriter"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "bedside", "bedside-viewer", "journal-writer", "BedsideStore", "BedsideSchedule",
        "BedsideCore",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
