import FoundationEssentials
import Testing

@testable import KneeModel

struct KneeDescriptionTests {
  private struct Description: Decodable {
    struct Text: Decodable {
      var en: String
      var de: String
    }
    struct Part: Decodable {
      var object: String
      var name: Text
      var caption: Text
      var color: String
      var hidden: Bool
      var region: Text
    }
    struct Stop: Decodable {
      var parts: [String]
      var ghost: [String]?
      var highlight: [String]
      var text: Text
    }
    struct Joint: Decodable {
      struct Side: Decodable {
        var point: [Double]
        var radius: Double
      }
      struct Flexion: Decodable {
        var direction: [Double]
        var medial: Side
        var lateral: Side
      }
      struct Connection: Decodable {
        struct End: Decodable {
          var body: String
          var point: [Double]
          var pivots: Bool?
        }
        var object: String
        var from: End
        var to: End
      }
      struct Rotation: Decodable {
        var direction: [Double]
        var point: [Double]
        var degrees: Double
        var until: Double
      }
      struct Menisci: Decodable {
        struct Glide: Decodable {
          var front: Double
          var back: Double
        }
        var until: Double
        var lateral: Glide
      }
      var range: [Double]
      var flexion: Flexion
      var rotation: Rotation
      var menisci: Menisci
      var between: [Connection]
      var moving: [String]
    }
    var model: String
    var parts: [Part]
    var joint: Joint
    var tour: [Stop]
  }

  private let description: Description

  init() throws {
    description = try JSONDecoder().decode(
      Description.self, from: Data(CommittedModel.read("knee.json")))
  }

  @Test func `every object is described with its own colour`() {
    #expect(description.model == "knee.obj")
    #expect(description.parts.map(\.object) == SharedKnee.parts.map(\.name))
    #expect(
      description.parts.map(\.color) == SharedKnee.parts.map { "\($0.material.color)" })
  }

  @Test func `only what is shown instead of another part, or would cover it, is hidden at first`() {
    let hidden = description.parts.filter(\.hidden).map(\.object)
    #expect(
      hidden == [
        "fat_pad", "meniscus_medial_rim", "meniscus_lateral_rim", "meniscus_medial_tear",
        "tear_longitudinal", "tear_bucket_handle", "tear_radial", "tear_horizontal", "tear_flap",
        "tear_root",
      ])
  }

  @Test func `captions and stops are short enough to read`() {
    for part in description.parts {
      for text in [part.caption.en, part.caption.de] {
        #expect((20...190).contains(text.count), "\(part)")
      }
    }
    for stop in description.tour {
      for text in [stop.text.en, stop.text.de] {
        #expect((60...260).contains(text.count), "\(stop)")
      }
    }
    #expect((6...12).contains(description.tour.count))
  }

  @Test func `a stop names objects, and highlights what it shows`() {
    let objects = Set(description.parts.map(\.object))
    for stop in description.tour {
      #expect(objects.isSuperset(of: stop.parts))
      #expect(Set(stop.parts).isSuperset(of: stop.ghost ?? []))
      #expect(Set(stop.parts).isSuperset(of: stop.highlight))
    }
    #expect(objects.isSuperset(of: description.joint.moving))
  }

  @Test func `the joint turns about the rear circles of the condyles`() {
    let flexion = description.joint.flexion
    for (side, condyle) in [(flexion.medial, Condyle.medial), (flexion.lateral, .lateral)] {
      let center = Vector(side.point[0], side.point[1], side.point[2])
      #expect(center.y == condyle.posterior.y)
      #expect(center.z == condyle.posterior.z)
      #expect(abs(side.radius - condyle.posterior.radius - 2.4) < 0.01)
      // In the file, x is mirrored.
      #expect(abs(-center.x - condyle.centreLine(center.z)) < 0.2)
    }
    let axis = (0..<3).map { flexion.medial.point[$0] - flexion.lateral.point[$0] }
    let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
    for i in 0..<3 { #expect(abs(axis[i] / length - flexion.direction[i]) < 0.001) }
    #expect(description.joint.range == [0, 135])
  }

  @Test func `lengths are computed for the movement that the joint describes`() {
    let (rotation, turning) = (description.joint.rotation, Flexion.turning)
    #expect(rotation.direction == [0, 1, 0])
    #expect(rotation.degrees == turning.degrees && rotation.until == turning.until)
    // In the file, x is mirrored.
    #expect(rotation.point == [-turning.pivot.x, turning.pivot.y, turning.pivot.z])
    let menisci = description.joint.menisci
    #expect(menisci.until == Flexion.gliding)
    #expect(menisci.lateral.front == Flexion.lateralGlide.front)
    #expect(menisci.lateral.back == Flexion.lateralGlide.back)
    let direction = Axis.allCases.map { Flexion.axis[$0] }
    for (known, written) in zip(direction, description.joint.flexion.direction) {
      #expect(abs(abs(known) - abs(written)) < 0.001)
    }
  }

  @Test func `the joint says what ligaments, tendons and menisci hold on to, and where`() {
    let connections = SharedKnee.report.connections
    let objects = Set(description.parts.map(\.object))
    #expect(description.joint.between.map(\.object) == connections.map(\.object))
    for (written, connection) in zip(description.joint.between, connections) {
      for (end, known) in [(written.from, connection.from), (written.to, connection.to)] {
        #expect(objects.contains(end.body))
        #expect(end.body == known.body, "\(connection)")
        #expect(end.pivots ?? false == known.pivots, "\(connection)")
        let point = Axis.allCases.map { DecimalText.fixed(known.point[$0], decimals: 1) }
        #expect(end.point.map { DecimalText.fixed($0, decimals: 1) } == point, "\(connection)")
      }
    }
  }
}
