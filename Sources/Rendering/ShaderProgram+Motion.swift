internal import BedsideViewing

extension ShaderProgram {
  /// Sets how the part that is drawn next moves; the shader must contain `MotionShader.text`.
  func set(_ motion: Motion) {
    switch motion {
    case .still: set("motion", 0)
    case .rigid(let pose):
      set("motion", 1)
      set(first: pose)
    case .between(let first, let second, let strand):
      set("motion", 2)
      set(first: first)
      set("secondTurn", second.turn.elements)
      set("secondShift", second.shift)
      set("strandStart", strand.start)
      set("strandEnd", strand.end)
      set("strandStiffness", strand.stiffness(from: first, to: second))
    case .gliding(let pose, let glide):
      set("motion", 3)
      set(first: pose)
      set(glide)
    }
  }

  private func set(first pose: Pose) {
    set("firstTurn", pose.turn.elements)
    set("firstShift", pose.shift)
  }

  private func set(_ glide: Glide) {
    set("glideWay", SIMD4(glide.direction, glide.reach))
    set("glideAmounts", SIMD4(lowHalf: glide.extent, highHalf: glide.amount))
    set("firstRoot", glide.roots.0)
    set("secondRoot", glide.roots.1)
    guard let room = glide.room else { return set("roomGrid", SIMD4<Float>(0, 0, 0, 0)) }
    set("roomGrid", SIMD4(lowHalf: room.start, highHalf: SIMD2(room.cell, room.ease)))
    set("roomLeast", room.least)
    set("roomAcross", room.across)
    set("roomAlong", room.along)
    set("roomUp", room.up)
    set("room", fours: room.heights.flatMap { [$0.x, $0.y] })
  }
}
