import BedsideCore
import BedsideMesh
import BedsideViewing
import Testing

struct ViewedModelTests {
  @Test func `parts are the objects, named and ordered after the description`() {
    let description = ModelDescription(
      title: "Knee", model: "k.obj",
      parts: [
        .init(object: "c", name: "Third", color: ModelColor(red: 1, green: 2, blue: 3)),
        .init(object: "a", name: "First", hidden: true, region: "Bones"),
      ])
    let model = ViewedModel(
      mesh: Samples.cubes(["a", "shin_bone", "c"]), name: "k", description: description)
    #expect(model.title == "Knee")
    #expect(model.parts.map(\.id) == ["c", "a", "shin_bone"])
    #expect(model.parts.map(\.name) == ["Third", "First", "Shin bone"])
    #expect(model.parts[0].surfaces[0].color == ModelColor(red: 1, green: 2, blue: 3))
    #expect(model.parts[1].startsHidden)
  }

  @Test func `without objects the groups are the parts, without groups the whole file`() {
    var mesh = Samples.cubes(["a", "b"])
    mesh.objects = []
    mesh.groups = ["left", "right"]
    for index in mesh.ranges.indices {
      (mesh.ranges[index].group, mesh.ranges[index].object) = (index, -1)
    }
    #expect(ViewedModel(mesh: mesh, name: "k").parts.map(\.id) == ["left", "right"])
    mesh.groups = []
    #expect(ViewedModel(mesh: mesh, name: "k").parts.map(\.id) == ["k"])
  }

  @Test func `a clear material makes its part one that is seen through from both sides`() {
    var mesh = Samples.cubes(["glass", "bone"])
    mesh.materials = ["clear"]
    var clear = Material(name: "clear")
    clear.opacity = 0.3
    mesh.materialLibrary = [clear]
    mesh.ranges[0].material = 0
    mesh.ranges[1].material = -1
    let parts = ViewedModel(mesh: mesh, name: "k").parts
    #expect(parts.map { $0.surfaces[0].opacity } == [0.3, 1])
    #expect(parts.map { $0.surfaces[0].isClear } == [true, false])
    #expect(parts.map(\.winding) == [.outward, .outward])
    #expect(parts.map(\.showsBacks) == [true, false])
    mesh.materialLibrary[0].opacity = 0
    #expect(ViewedModel(mesh: mesh, name: "k").parts[0].surfaces[0].opacity == 0.1)
  }

  @Test func `a lone point has room around it`() {
    var mesh = Mesh()
    mesh.positions = [1, 2, 3]
    mesh.bounds = BoundingBox(minimum: [1, 2, 3], maximum: [1, 2, 3])
    let box = ViewedModel(mesh: mesh, name: "k").box
    #expect(box.center == Vector(1, 2, 3))
    #expect(box.radius > 1)
  }

  @Test func `a part is found by its id, else by the name that is shown`() {
    let model = ViewedModel(mesh: Samples.cubes(["shin_bone", "Femur"]), name: "k")
    #expect(model.part(named: "shin_bone") == 0)
    #expect(model.part(named: "shin BONE") == 0)
    #expect(model.part(named: "femur") == 1)
    #expect(model.part(named: "foot") == nil)
  }

  @Test func `closed parts are told from open ones, whichever way they are wound`() {
    func winding(_ mesh: Mesh) -> ModelPart.Winding {
      ViewedModel(mesh: mesh, name: "k").parts[0].winding
    }
    #expect(winding(Samples.cubes(["a"])) == .outward)
    #expect(winding(Samples.cubes(["a"], inward: true)) == .inward)
    var open = Samples.cubes(["a"])
    open.ranges[0].count = 11
    #expect(winding(open) == .open)
    var twisted = Samples.cubes(["a"])
    twisted.positionIndices.swapAt(0, 1)
    #expect(winding(twisted) == .open)
  }

  @Test func `the description's axes are turned up and to the viewer`() {
    let description = ModelDescription(title: "T", model: "m", up: .z, front: .minusY)
    let model = ViewedModel(
      mesh: Samples.cubes(["a"]), name: "m", description: description)
    #expect(model.placement.direction(Vector(0, 0, 1)) == Vector(0, 1, 0))
    #expect(model.placement.direction(Vector(0, -1, 0)) == Vector(0, 0, 1))
    #expect(model.placement.direction(Vector(1, 0, 0)) == Vector(1, 0, 0))
  }

  @Test func `a mirror image lies on the other side`() {
    let mesh = Samples.cubes(["a", "b"])
    let model = ViewedModel(mesh: mesh, name: "k")
    let mirrored = ViewedModel(mesh: mesh, name: "k", mirrored: true)
    #expect(model.box == Box(minimum: Vector(-1, -1, -1), maximum: Vector(5, 1, 1)))
    #expect(mirrored.box == Box(minimum: Vector(-5, -1, -1), maximum: Vector(1, 1, 1)))
    let frames = [model, mirrored].map {
      ViewingSession($0, viewport: Samples.viewport).frame(at: 0).isMirrored
    }
    #expect(frames == [false, true])
  }

  @Test func `a model of points alone has a box but no parts`() {
    var mesh = Mesh()
    mesh.positions = [0, 0, 0, 2, 2, 2]
    mesh.bounds = BoundingBox(minimum: .zero, maximum: SIMD3(2, 2, 2))
    let model = ViewedModel(mesh: mesh, name: "k")
    #expect(model.parts.isEmpty)
    #expect(model.box == Box(minimum: .zero, maximum: Vector(2, 2, 2)))
  }
}
