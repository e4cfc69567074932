import BedsideCore
import BedsideViewing

/// The command line, read.
struct Arguments: Equatable {
  /// What is to be done.
  enum Mode: Equatable {
    case window
    case info
    case screenshot(String)
    case turntable(Turntable.Order)
    case measure
    case terminal
    case help
    case manual
    case version

    /// Whether the program tells about itself.
    var isAboutProgram: Bool { self == .help || self == .manual || self == .version }

    /// Whether pictures are written to files.
    var isFile: Bool {
      switch self {
      case .screenshot, .turntable: true
      default: false
      }
    }
  }

  var mode = Mode.window
  /// The option that said so.
  private var modeOption: String?
  var file: String?
  var step: String?
  var json = false
  var size: Size?
  var view: ModelView.Name?
  var show: [String] = []
  var isolate: String?
  var ghost: [String] = []
  var highlight: [String] = []
  var stop: Int?
  var mirror = false
  var side: BodySide?
  var flexion: Double?
  var background: String?
  var labels: Labels?
  var motion: Movement?
  var picture: ModelPicture?
  var section: ModelSection?
  var whole: [String] = []
  var transparent = false

  /// Two numbers with an x between them.
  struct Size: Equatable {
    var width: Int
    var height: Int

    /// That of pictures, unless another one is asked for.
    static let ofPictures = Size(width: 1280, height: 720)

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    init?(_ text: String) {
      let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else { return nil }
      guard (1...65535).contains(width), (1...65535).contains(height),
        width * height <= 250_000_000
      else { return nil }
      self.init(width: width, height: height)
    }
  }
}

extension Arguments {
  /// Reads the words after the program's name.
  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        if word.hasPrefix("-"), word != "-" { throw Self.unknown(word) }
        guard file == nil else { throw .usage("'\(word)' is one file too many. Give one model.") }
        file = word
        continue
      }
      // Both `--size 80x24` and `--size=80x24` are common.
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { rest.insert(String(parts[1]), at: rest.startIndex) }
      let count = rest.count
      try read(option: String(parts[0]), &rest)
      if parts.count == 2, rest.count == count {
        throw .usage("'\(parts[0])' takes no value. Leave '=\(parts[1])' out.")
      }
    }
    try check()
  }

  private mutating func read(
    option: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    switch option {
    case "--help": try choose(.help, option)
    case "--version": try choose(.version, option)
    case "--manual": try choose(.manual, option)
    case "--info": try choose(.info, option)
    case "--terminal": try choose(.terminal, option)
    case "--measure": try choose(.measure, option)
    case "--json": json = true
    case "--mirror": mirror = true
    case "--screenshot": try choose(.screenshot(try Self.value(option, "OUT.png", &rest)), option)
    case "--turntable": try choose(.turntable(try Turntable.Order(&rest)), option)
    case "--transparent": transparent = true
    case "--step": step = try Self.value(option, "FILE.json", &rest)
    case "--show": show += try Self.list(option, &rest)
    case "--isolate": isolate = try Self.value(option, "PART", &rest)
    case "--ghost": ghost += try Self.list(option, &rest)
    case "--highlight": highlight += try Self.list(option, &rest)
    case "--side": side = try Self.side(try Self.value(option, "left", &rest))
    case "--flexion": flexion = try Self.degrees(try Self.value(option, "45", &rest))
    case "--size": size = try Self.size(try Self.value(option, "1280x720", &rest))
    case "--view": view = try Self.view(try Self.value(option, "front", &rest))
    case "--tour": stop = try Self.stop(try Self.value(option, "1", &rest))
    case "--labels": labels = try Self.labels(try Self.value(option, "all", &rest))
    case "--motion": motion = try Self.motion(try Self.value(option, "none", &rest))
    case "--picture": picture = try Self.picture(try Self.value(option, "blocks", &rest))
    case "--section": section = try Self.section(try Self.value(option, "x", &rest))
    case "--whole": whole += try Self.list(option, &rest)
    case "--background": background = try Self.background(try Self.value(option, "light", &rest))
    default: throw Self.unknown(option)
    }
  }

  /// Takes what is to be done; help goes before all else.
  private mutating func choose(_ wanted: Mode, _ option: String) throws(Failure) {
    if mode.isAboutProgram { return }
    if let modeOption, modeOption != option, !wanted.isAboutProgram {
      throw .usage("'\(modeOption)' and '\(option)' exclude each other. Give one of them.")
    }
    (mode, modeOption) = (wanted, option)
  }

  private func check() throws(Failure) {
    if mode.isAboutProgram { return }
    if step != nil {
      if file != nil { throw .usage("'--step' names the model itself. Leave the file out.") }
      guard mode == .window || mode == .terminal else {
        throw .usage(
          "'--step' shows a window or, with '--terminal', the terminal. Leave the rest out.")
      }
    } else if file == nil {
      throw .usage("Which model? Give an OBJ file, as in 'bedside-viewer knee.obj'.")
    }
    if transparent, !mode.isFile {
      throw .usage("'--transparent' goes with '--screenshot' or '--turntable'.")
    }
    if !whole.isEmpty, section == nil {
      throw .usage("'--whole' leaves parts out of a section. Give '--section' too.")
    }
    if json, mode != .info { throw .usage("'--json' goes with '--info'.") }
    if picture != nil, mode != .window, mode != .terminal {
      throw .usage("'--picture' is about the terminal. Leave '--info' and '--screenshot' out.")
    }
    if picture == ModelPicture.none, mode == .terminal, step == nil {
      throw .usage("'--terminal' prints a picture. Leave it or '--picture none' out.")
    }
    if !show.isEmpty, isolate != nil {
      throw .usage("'--show' and '--isolate' exclude each other. Give one of them.")
    }
  }
}
