import BedsideCore
import BedsideViewing

extension Arguments {
  static let options = [
    "--help", "--version", "--manual",
    "--info", "--terminal", "--json", "--mirror", "--screenshot", "--step", "--show", "--isolate",
    "--ghost", "--highlight", "--size", "--view", "--tour", "--background",
    "--labels", "--motion",
    "--picture",
    "--flexion", "--side",
    "--section", "--whole", "--transparent", "--turntable",
    "--measure",
  ]

  static func unknown(_ option: String) -> Failure {
    if let nearest = Suggestion.nearest(to: option, among: options) {
      return .usage("There is no option '\(option)'. Did you mean '\(nearest)'?")
    }
    return .usage("There is no option '\(option)'. 'bedside-viewer --help' lists all.")
  }

  static func value(
    _ option: String, _ example: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw .usage("'\(option)' needs a value, as in '\(option) \(example)'.")
    }
    return value
  }

  static func list(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> [String] {
    let names = try value(option, "PART,…", &rest).split(separator: ",").map(String.init)
    // Nothing named would be as if the option were not there.
    if names.isEmpty { throw .usage("'\(option)' needs a value, as in '\(option) PART,…'.") }
    return names
  }

  static func size(_ text: String) throws(Failure) -> Size {
    guard let size = Size(text) else {
      throw .usage(
        "'\(text)' is not a size. Write two numbers from 1 to 65535, as in 1280x720, of at most 250"
          + " million pixels together.")
    }
    return size
  }

  static func view(_ text: String) throws(Failure) -> ModelView.Name {
    guard let view = ModelView.Name(rawValue: text) else {
      throw .usage(ModelView.wrongName(text))
    }
    return view
  }

  static func stop(_ text: String) throws(Failure) -> Int {
    guard let stop = Int(text), stop > 0 else {
      throw .usage("'\(text)' is no stop of a tour. Write its number, from 1.")
    }
    return stop
  }

  static func picture(_ text: String) throws(Failure) -> ModelPicture {
    guard let picture = ModelPicture(rawValue: text) else {
      throw .usage(ModelPicture.wrongName(text))
    }
    return picture
  }

  static func side(_ text: String) throws(Failure) -> BodySide {
    guard let side = BodySide(rawValue: text) else {
      throw .usage("'\(text)' is not a side. Write left or right.")
    }
    return side
  }

  static func degrees(_ text: String) throws(Failure) -> Double {
    guard let degrees = Double(text), degrees.isFinite else {
      throw .usage("'\(text)' is no number of degrees. Write one, as in '--flexion 45'.")
    }
    return degrees
  }

  static func background(_ text: String) throws(Failure) -> String {
    guard ["light", "dark", "black", "contrast"].contains(text) else {
      throw .usage("'\(text)' is not a background. Write one of light, dark, black, contrast.")
    }
    return text
  }

  static func labels(_ text: String) throws(Failure) -> Labels {
    guard let labels = Labels(rawValue: text) else {
      throw .usage("'\(text)' does not say which parts have labels. Write none, marked or all.")
    }
    return labels
  }

  static func motion(_ text: String) throws(Failure) -> Movement {
    guard let motion = Movement(rawValue: text) else {
      throw .usage(
        "'\(text)' does not say what moves by itself. Write none, gentle or coasting.")
    }
    return motion
  }

  static let help = """
    Shows three-dimensional models part by part.

    bedside-viewer FILE.obj                     opens a window; ? lists its keys; without a
                                                display, the terminal is used
    bedside-viewer FILE.obj --info [--json]     tells what the file holds
    bedside-viewer FILE.obj --screenshot OUT.png [--size 1280x720]
    bedside-viewer FILE.obj --turntable COUNT FOLDER [--size 1280x720]
    bedside-viewer FILE.obj --measure           tells how fast it is drawn, as JSON
    bedside-viewer FILE.obj --terminal [--size COLUMNSxROWS]
    bedside-viewer --step FILE.json [--terminal]

    --view NAME         front, back, left, right, top, bottom or iso
    --show PART,…       only these parts
    --isolate PART      only this part
    --ghost PART,…      these parts transparent
    --highlight PART,…  these parts marked
    --section [-]AXIS[:PLACE]  cut open across x, y or z in the middle or at a place; with the
                        minus the other side is cut away
    --whole PART,…      these parts not cut
    --tour N            the tour at its Nth stop
    --flexion DEGREES   the joint bent so far
    --side NAME         left or right: the mirror image where the model is of the other one
    --mirror            the mirror image: a left knee from a right one
    --transparent       no background in the picture's file
    --background NAME   light, dark, black or contrast
    --labels WHICH      names beside no parts (none), the marked ones (marked) or all
    --motion HOW        what moves by itself: nothing (none), the view (gentle), and the model
                        that was turned and let go (coasting); NO_MOTION=1 means none
    --picture NAME      in the terminal: auto, blocks, symbols, ascii, sixel, kitty, or none for
                        words alone; also BEDSIDE_PICTURE
    --help, --version, --manual

    A file beside FILE.obj with the same name and the ending .json gives names, captions, colours,
    how the joint bends, and a tour. Without a display, --step uses the terminal.

    --step reads {"model", "title", "text", "allowsSelection", "highlight", "continueAfter",
    "accepts", "endOnSelection", "tour", "flexion", "mirror", "side", "measured",
    "measuredText", "language"} from FILE.json, or from standard input for '-', and writes
    {"finish", "selected", "selectedAtClose", "history", "looked", "stops", "seconds"} to standard
    output.

    Exit codes: 0 done, 1 failure, 64 wrong command line, 65 unusable model or step, 66 no such
    file, 69 neither display nor terminal to show a step on, 73 the picture's file cannot be
    created, 74 the picture cannot be written.
    """
}
