/// What the command line asks for.
struct Arguments {
  static let usage = "Usage: knee-model [OUTPUT-FOLDER] [--check]"
  static let help = """
    \(usage)

    Writes knee.obj and knee.mtl, a right human knee made from published measures, into
    OUTPUT-FOLDER (Models/knee unless given). The same bytes come out on every machine.

      --check   also print all dimensions, fits and mesh checks, and how deep parts reach into each
                other as the knee.json there bends the knee; write the tables into README.md there;
                exit with 1 if something is out of range
      --help    print this text
    """

  var folder = "Models/knee"
  var checks = false
  var wantsHelp = false

  /// Reads the words after the program's name.
  init(_ words: [String]) throws(ArgumentError) {
    var folders: [String] = []
    for word in words {
      switch word {
      case "--check": checks = true
      case "--help", "-h": wantsHelp = true
      case _ where word.hasPrefix("-"): throw .unknownOption(word)
      default: folders.append(word)
      }
    }
    guard folders.count < 2 else { throw .secondFolder(folders[1]) }
    folder = folders.first ?? folder
  }
}
