#if Offscreen
import BedsideCore
import BedsideMesh
import BedsideViewing
import Foundation
import Testing

/// What is seen of cubes of which some are clear, found the slow way: rays meet the planes of faces, and
/// what each face looks like by itself is laid over what lies behind it, the farthest first.
struct SlowClearPicture {
  /// A cube around a point of the x axis.
  struct Cube {
    var name: String
    var x: Float
    var half: Float
    /// How much of what is behind a face it covers.
    var opacity: Float
    /// As a material file has it.
    var color: String
  }

  /// A side of a cube.
  struct Face: Hashable {
    var cube: Int
    var axis: Int
    var isHigh: Bool
  }

  static let cubes = [
    Cube(name: "glass", x: 0, half: 1, opacity: 0.35, color: "0.2 0.5 0.9"),
    Cube(name: "core", x: 0, half: 0.45, opacity: 1, color: "0.9 0.3 0.1"),
    Cube(name: "pale", x: 2.2, half: 0.8, opacity: 0.3, color: "0.2 0.8 0.2"),
  ]

  let scratch: Scratch
  let view: String
  private let perspective: Perspective
  private var alone: [Face?: PNGPicture] = [:]

  init(of file: String, in scratch: Scratch, view: ModelView.Name) throws {
    self.scratch = scratch
    self.view = view.rawValue
    let mesh = try OBJReader().read(path: scratch.path(file))
    var session = ViewingSession(
      ViewedModel(mesh: mesh, name: "clear"), viewport: Viewport(width: 240, height: 160))
    session.animates = false
    session.perform(.view(view), at: 0)
    perspective = session.perspective(at: 0)
  }

  /// The faces that a line of sight meets up to the first one that nothing is seen through, the
  /// nearest first.
  func faces(at place: SIMD2<Float>) -> [Face] {
    let start = perspective.point(at: place, depth: 0)
    let way = perspective.point(at: place, depth: 0.999) - start
    var hits: [(face: Face, far: Float)] = []
    for (index, cube) in Self.cubes.enumerated() {
      let middle = Vector(cube.x, 0, 0)
      for axis in 0..<3 where way[axis] != 0 {
        for isHigh in [false, true] {
          let plane = middle[axis] + (isHigh ? cube.half : -cube.half)
          let far = (plane - start[axis]) / way[axis]
          let point = start + way * far - middle
          let isInside = (0..<3).allSatisfy { $0 == axis || abs(point[$0]) <= cube.half }
          if far > 0, isInside {
            hits.append((Face(cube: index, axis: axis, isHigh: isHigh), far))
          }
        }
      }
    }
    let sorted = hits.sorted { $0.far < $1.far }.map(\.face)
    let end = sorted.firstIndex { Self.cubes[$0.cube].opacity == 1 }
    return end.map { Array(sorted[...$0]) } ?? sorted
  }

  /// The light that comes from a pixel, of which a number of faces is seen.
  mutating func light(of faces: [Face], x: Int, y: Int) throws -> SIMD3<Double> {
    var light = try seen(nil, x, y)
    for face in faces.reversed() {
      let opacity = Double(Self.cubes[face.cube].opacity)
      light = light * (1 - opacity) + (try seen(face, x, y)) * opacity
    }
    return light
  }

  /// The light of a pixel where a face is drawn alone and solid, or nothing.
  private mutating func seen(_ face: Face?, _ x: Int, _ y: Int) throws -> SIMD3<Double> {
    let picture = try alone[face] ?? draw(face)
    alone[face] = picture
    return picture.light(x: x, y: y)
  }

  private func draw(_ face: Face?) throws -> PNGPicture {
    var text = ""
    if let face {
      text = "mtllib alone.mtl\no alone\n"
      let cube = Self.cubes[face.cube]
      try scratch.write("newmtl solid\nKd \(cube.color)\n", "alone.mtl")
      let others = (0..<3).filter { $0 != face.axis }
      for corner in [(-1, -1), (1, -1), (1, 1), (-1, 1)] {
        var point = Vector(cube.x, 0, 0)
        point[face.axis] += face.isHigh ? cube.half : -cube.half
        point[others[0]] += Float(corner.0) * cube.half
        point[others[1]] += Float(corner.1) * cube.half
        text += "v \(point.x) \(point.y) \(point.z)\n"
      }
      text += "usemtl solid\nf 1 2 3 4\n"
    }
    text += Self.frame
    try scratch.write(text, "alone.obj")
    return try PNGPicture(of: scratch, "alone.obj", ["--view", view])
  }

  /// Triangles too small to be seen in the corners of the whole, so that the camera stays where it is.
  private static let frame: String = {
    var text = "o frame\n"
    for corner in 0..<8 {
      let x = corner & 1 == 0 ? -1.0 : 3.0
      let (y, z) = (corner & 2 == 0 ? -1.0 : 1.0, corner & 4 == 0 ? -1.0 : 1.0)
      text += "v \(x) \(y) \(z)\nv \(x) \(y * 0.9999) \(z)\nv \(x) \(y) \(z * 0.9999)\nf -1 -2 -3\n"
    }
    return text
  }()
}

extension PNGPicture {
  /// The picture that the viewer makes of a file, 240 by 160 pixels large.
  init(of scratch: Scratch, _ file: String, _ arguments: [String]) throws {
    let target = scratch.path("out.png")
    let outcome = try ViewerProgram().run(
      [scratch.path(file), "--screenshot", target, "--size", "240x160"] + arguments)
    #expect(outcome.code == 0 && outcome.said.isEmpty, "\(outcome.said)")
    self = try #require(PNGPicture(try Data(contentsOf: URL(filePath: target))))
  }

  /// The light of a pixel, from 0 to 1, by the curve of IEC 61966-2-1.
  func light(x: Int, y: Int) -> SIMD3<Double> {
    let start = (y * width + x) * channels
    var light = SIMD3<Double>()
    for channel in 0..<3 {
      let level = Double(bytes[start + channel]) / 255
      light[channel] = level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return light
  }
}
#endif
