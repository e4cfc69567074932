import BedsideCore
import Foundation
import Testing

struct CommandLineTests {
  @Test(
    arguments: [
      ([], "Which model? Give an OBJ file, as in 'bedside-viewer knee.obj'."),
      (["a.obj", "b.obj"], "'b.obj' is one file too many. Give one model."),
      (["a.obj", "--inof"], "There is no option '--inof'. Did you mean '--info'?"),
      (
        ["a.obj", "--zzzzzzzz"],
        "There is no option '--zzzzzzzz'. 'bedside-viewer --help' lists all."
      ),
      (["a.obj", "--size"], "'--size' needs a value, as in '--size 1280x720'."),
      (
        ["a.obj", "--size", "0x9"],
        "'0x9' is not a size. Write two numbers from 1 to 65535, as in 1280x720, of at most 250"
          + " million pixels together."
      ),
      (["a.obj", "--view=fron"], "'fron' is not a view. Did you mean 'front'?"),
      (["a.obj", "--tour", "0"], "'0' is no stop of a tour. Write its number, from 1."),
      (
        ["a.obj", "--background", "pink"],
        "'pink' is not a background. Write one of light, dark, black, contrast."
      ),
      (
        ["a.obj", "--section", "w:3"],
        "'w:3' is no section. Write x, y or z, and a place if you like, as in x or -z:12.5."
      ),
      (
        ["a.obj", "--whole", "a"],
        "'--whole' leaves parts out of a section. Give '--section' too."
      ),
      (
        ["a.obj", "--transparent"],
        "'--transparent' goes with '--screenshot' or '--turntable'."
      ),
      (
        ["a.obj", "--turntable", "many", "out"],
        "'many' is no number of pictures. Write one from 2 to 3600."
      ),
      (
        ["a.obj", "--turntable", "36"],
        "'--turntable' needs a value, as in '--turntable 36 FOLDER'."
      ),
      (
        ["a.obj", "--flexion", "far"],
        "'far' is no number of degrees. Write one, as in '--flexion 45'."
      ),
      (["a.obj", "--show", ","], "'--show' needs a value, as in '--show PART,…'."),
      (
        ["a.obj", "--info", "--screenshot", "b.png"],
        "'--info' and '--screenshot' exclude each other. Give one of them."
      ),
      (
        ["a.obj", "--section", "--x"],
        "'--x' is no section. Write x, y or z, and a place if you like, as in x or -z:12.5."
      ),
      (["a.obj", "--side", "top"], "'top' is not a side. Write left or right."),
      (["a.obj", "--json"], "'--json' goes with '--info'."),
      (
        ["a.obj", "--picture", "block"], "'block' is no kind of picture. Did you mean 'blocks'?"
      ),
      (
        ["a.obj", "--picture=photo"],
        "'photo' is no kind of picture. Write one of auto, blocks, symbols, ascii, sixel, kitty, none."
      ),
      (
        ["a.obj", "--info", "--picture", "blocks"],
        "'--picture' is about the terminal. Leave '--info' and '--screenshot' out."
      ),
      (
        ["a.obj", "--terminal", "--picture", "none"],
        "'--terminal' prints a picture. Leave it or '--picture none' out."
      ),
      (["a.obj", "--info=yes"], "'--info' takes no value. Leave '=yes' out."),
      (
        ["a.obj", "--show", "a", "--isolate", "b"],
        "'--show' and '--isolate' exclude each other. Give one of them."
      ),
      (["a.obj", "--step", "s.json"], "'--step' names the model itself. Leave the file out."),
      (
        ["--step", "s.json", "--info"],
        "'--step' shows a window or, with '--terminal', the terminal. Leave the rest out."
      ),
    ] as [([String], String)])
  func `a wrong command line exits 64 and says what would do`(
    _ arguments: [String], _ message: String
  ) throws {
    let process = ViewerProgram().process(arguments)
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let said = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(String(decoding: said, as: UTF8.self) == "bedside-viewer: \(message)\n")
  }

  @Test func `a file that is not there exits 66`() throws {
    let outcome = try ViewerProgram().run("nowhere.obj", "--info")
    #expect(outcome.code == 66)
    #expect(outcome.said == "bedside-viewer: There is no file 'nowhere.obj'.\n")
    #expect(outcome.output.isEmpty)
  }

  @Test func `a file that is no model exits 65 and names the file`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("", "empty.obj")
    let outcome = try ViewerProgram().run(file, "--info")
    #expect(outcome.code == 65)
    #expect(outcome.said.hasPrefix("\(file):"))
  }

  @Test func `a part that is not there is suggested`() throws {
    let scratch = try Scratch()
    let outcome = try ViewerProgram().run(
      try scratch.cubes(), "--isolate", "gren", "--screenshot", scratch.path("out.png"))
    #expect(outcome.code == 64)
    #expect(
      outcome.said == "bedside-viewer: There is no part 'gren'. Did you mean 'green'?\n")
  }

  @Test func `a stop that is not there is explained`() throws {
    let scratch = try Scratch()
    let outcome = try ViewerProgram().run(
      try scratch.cubes(), "--tour", "2", "--screenshot", scratch.path("out.png"))
    #expect(outcome.code == 64)
    #expect(outcome.said == "bedside-viewer: The model has no tour.\n")
  }

  @Test func `help and version go to standard output`() throws {
    for option in ["--help", "--version"] {
      let outcome = try ViewerProgram().run(option)
      #expect(outcome.code == 0)
      #expect(outcome.text.contains("bedside-viewer"))
      #expect(outcome.said == "")
    }
  }

  @Test func `help goes before all else that is asked for`() throws {
    let outcome = try ViewerProgram().run("a.obj", "--screenshot", "b.png", "--help", "--info")
    #expect(outcome.code == 0)
    #expect(outcome.text.contains("Exit codes"))
  }

  @Test func `the page of the manual holds every option of the help`() throws {
    let help = try ViewerProgram().run("--help").text
    let page = try ViewerProgram().run("--manual").text
    let options = help.split { $0.isWhitespace || ",[]'".contains($0) }
      .filter { $0.hasPrefix("--") }
    #expect(Set(options).count > 20)
    for option in options { #expect(page.contains(option.replacing("-", with: "\\-"))) }
  }

  @Test(arguments: [["--help"], ["--info"], ["--info", "--json"], ["--terminal"]])
  func `what cannot be written to standard output exits 74`(_ options: [String]) throws {
    let scratch = try Scratch()
    let process = ViewerProgram().process([try scratch.cubes()] + options)
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let said = Pipe()
    process.standardError = said
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(
      text
        == "bedside-viewer: The standard output cannot be written: No space left on device.\n")
  }

  @Test func `a step that never ends is not read for ever`() throws {
    let outcome = try ViewerProgram().run("--step", "/dev/zero")
    #expect(outcome.code == 66)
    #expect(outcome.said == "bedside-viewer: '/dev/zero' cannot be read.\n")
  }

  @Test func `a model's contents are told as JSON`() throws {
    let scratch = try Scratch()
    let outcome = try ViewerProgram().run(try scratch.cubes(), "--info", "--json")
    let value = try JSONReader.read(Array(outcome.output)).value
    #expect(value["positions"] == 24)
    #expect(value["faces"] == 18)
    #expect(value["triangles"] == 36)
    #expect(value["objects"]?.text.hasPrefix(#"[{"name":"red","faces":6,"triangles":12}"#) == true)
    #expect(value["bounds"]?.text == #"{"minimum":[-5.0,-1.0,-1.0],"maximum":[5.0,1.0,1.0]}"#)
    #expect(value["warnings"] == [])
    #expect(value["seconds"]?["read"] != nil)
  }

  @Test func `a wrong setting in the environment is explained`() throws {
    let scratch = try Scratch()
    let outcome = try ViewerProgram(environment: ["BEDSIDE_PICTURE": "block"]).run(
      try scratch.cubes(), "--terminal")
    #expect(outcome.code == 64)
    #expect(
      outcome.said
        == "bedside-viewer: BEDSIDE_PICTURE: 'block' is no kind of picture. Did you mean 'blocks'?\n"
    )
  }

  #if !Symbols
  @Test(arguments: ["sixel", "symbols"])
  func `what needs a library that is not built in names its package`(_ kind: String) throws {
    let scratch = try Scratch()
    let outcome = try ViewerProgram().run(
      try scratch.cubes(), "--terminal", "--picture", kind)
    #expect(outcome.code == 64)
    #expect(
      outcome.said == """
        bedside-viewer: This build has no '--picture \(kind)'. Install libchafa-dev and build it \
        again, or use '--picture blocks'.

        """)
  }
  #endif

  @Test func `a broken description is reported and the model shown without it`() throws {
    let scratch = try Scratch()
    let model = try scratch.cubes()
    let description = try scratch.write(#"{"title": "Cubes", "modle": "x"}"#, "cubes.json")
    let outcome = try ViewerProgram(environment: ["TERM": "dumb"]).run(
      model, "--terminal", "--size", "10x4")
    #expect(
      outcome.said.contains(
        "\(description):1:20: A model description has no member 'modle'. Did you mean 'model'?"))
  }

  @Test func `a described part that the model does not have is reported`() throws {
    let scratch = try Scratch()
    let model = try scratch.cubes()
    let description = try scratch.write(
      #"{"title": "Cubes", "model": "cubes.obj", "parts": [{"object": "gren", "name": "G"}]}"#,
      "cubes.json")
    let outcome = try ViewerProgram(environment: ["TERM": "dumb"]).run(
      model, "--terminal", "--size", "10x4")
    #expect(outcome.code == 0)
    #expect(
      outcome.said == "\(description): There is no part 'gren'. Did you mean 'green'?\n")
  }

  @Test func `a model whose faces were all left out exits 65 and names the line`() throws {
    let scratch = try Scratch()
    let file = try scratch.write("v 1 2 3\nv nan x\nf 1 2 9\n", "broken.obj")
    let outcome = try ViewerProgram().run(file, "--info", "--json")
    #expect(outcome.code == 65)
    #expect(
      outcome.said
        == "\(file):3: nothing can be shown: there is no vertex 9 among 2; the face is left out\n")
    #expect(outcome.output.isEmpty)
  }

  @Test func `names from files cannot steer the terminal`() throws {
    let scratch = try Scratch()
    let model = try scratch.write(
      "o bad\u{1B}[31mname\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n", "bad.obj")
    let outcome = try ViewerProgram().run(model, "--info")
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains(0x1B))
  }
}
