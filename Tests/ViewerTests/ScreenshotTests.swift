#if Offscreen
import Foundation
import Testing

/// Pictures without a display, read back.
struct ScreenshotTests {
  private func picture(_ arguments: String...) throws -> PNGPicture {
    let scratch = try Scratch()
    let file = scratch.path("out.png")
    let process = ViewerProgram().process(
      [try scratch.cubes(), "--screenshot", file, "--size", "240x160"] + arguments)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try #require(PNGPicture(try Data(contentsOf: URL(filePath: file))))
  }

  private func isRed(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    red > 100 && green < red / 2 && blue < red / 2
  }

  private func isBlue(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    blue > 100 && red < blue / 2 && green < blue * 2 / 3
  }

  @Test func `the front view has each part in its colour and its place`() throws {
    let picture = try picture("--view", "front")
    #expect(picture.width == 240 && picture.height == 160)
    let (left, middle, right) = (picture[0.17, 0.5], picture[0.5, 0.5], picture[0.83, 0.5])
    #expect(isRed(left.red, left.green, left.blue))
    #expect(middle.green > 2 * middle.red && middle.green > 2 * middle.blue)
    #expect(isBlue(right.red, right.green, right.blue))
    let background = picture[0.5, 0.05]
    #expect(background.red > 200 && background.green > 200 && background.blue > 200)
  }

  @Test func `the back view and the mirror image turn left into right`() throws {
    for arguments in [["--view", "back"], ["--view", "front", "--mirror"]] {
      let picture =
        arguments.count == 2
        ? try picture(arguments[0], arguments[1])
        : try picture(arguments[0], arguments[1], arguments[2])
      let left = picture[0.17, 0.5]
      #expect(isBlue(left.red, left.green, left.blue))
    }
  }

  @Test func `a part alone fills the picture`() throws {
    let picture = try picture("--view", "front", "--isolate", "red")
    #expect(picture.count(where: isRed) > 240 * 160 / 4)
    #expect(picture.count(where: isBlue) == 0)
  }

  @Test func `a transparent part lets the background through`() throws {
    let solid = try picture("--view", "front", "--isolate", "red")[0.5, 0.5]
    let ghost = try picture("--view", "front", "--show", "red", "--ghost", "red")[0.5, 0.5]
    #expect(ghost.green > solid.green + 60)
  }

  @Test func `a marked part keeps its colour and has a line around it`() throws {
    let plain = try picture("--view", "front")
    let marked = try picture("--view", "front", "--highlight", "blue")
    let (left, right) = (marked[0.17, 0.5], marked[0.83, 0.5])
    #expect(isBlue(right.red, right.green, right.blue))
    #expect(left.red - left.green < plain[0.17, 0.5].red - plain[0.17, 0.5].green)
    let isLine = { (red: Int, green: Int, blue: Int) in
      red > 170 && (80...130).contains(green) && blue < 40
    }
    #expect(plain.count(where: isLine) == 0)
    #expect(marked.count(where: isLine) > 100)
  }

  @Test func `the same command gives the same bytes`() throws {
    let scratch = try Scratch()
    let model = try scratch.cubes()
    let runs = try (0..<2).map { _ in
      try ViewerProgram().run(model, "--screenshot", "-", "--size", "90x60").output
    }
    #expect(runs[0] == runs[1])
    #expect(!runs[0].isEmpty)
  }

  @Test func `black stays black`() throws {
    let corner = try picture("--background", "black")[0.02, 0.02]
    #expect(corner == (0, 0, 0))
  }

  @Test func `a picture in the terminal is as large as asked for`() throws {
    let scratch = try Scratch()
    let program = ViewerProgram(environment: ["TERM": "dumb"])
    let lines = try program.run(
      try scratch.cubes(), "--terminal", "--size", "60x20", "--view", "front"
    ).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 21)
    #expect(lines.dropLast().allSatisfy { $0.count == 60 })
    // Three cubes, with black between them.
    #expect(lines[10].split(separator: " ").count == 3)
  }

  @Test func `a picture comes with the first three warnings`() throws {
    let scratch = try Scratch()
    let triangle = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"
    let rule = "is no statement; such lines are ignored"
    for (extra, more) in [("a\nb\nc\n", ""), ("a\nb\nc\nd\ne\n", "and 2 more; see --info\n")] {
      let model = try scratch.write(triangle + extra, "odd.obj")
      let expected = """
        \(model):5: 'a' \(rule)
        \(model):6: 'b' \(rule)
        \(model):7: 'c' \(rule)
        \(more)
        """
      for arguments in [["--terminal", "--size", "9x4"], ["--screenshot", scratch.path("o.png")]] {
        let outcome = try ViewerProgram().run([model] + arguments)
        #expect(outcome.code == 0)
        #expect(outcome.said == expected)
      }
    }
  }

  @Test func `a picture that cannot be created exits 73, one that cannot be written 74`() throws {
    let scratch = try Scratch()
    let model = try scratch.cubes()
    for (path, code, message) in [
      ("/nope/o.png", 73, "'/nope/o.png' cannot be created: No such file or directory."),
      ("/dev/full", 74, "'/dev/full' cannot be written: No space left on device."),
    ] as [(String, Int32, String)] {
      let outcome = try ViewerProgram().run(model, "--screenshot", path, "--size", "9x9")
      #expect(outcome.code == code)
      #expect(outcome.said == "bedside-viewer: \(message)\n")
    }
  }

  @Test func `points and lines alone make a picture too`() throws {
    let scratch = try Scratch()
    let model = try scratch.write("v 0 0 0\nv 1 1 0\nv 1 0 0\nl 1 2 3\n", "lines.obj")
    let file = scratch.path("out.png")
    let outcome = try ViewerProgram().run(
      model, "--screenshot", file, "--size", "100x100", "--view", "front")
    #expect(outcome.code == 0)
    let picture = try #require(PNGPicture(try Data(contentsOf: URL(filePath: file))))
    #expect(picture.count { $0 + $1 + $2 < 250 } > 60)
  }
}
#endif
