import BedsideCore
import BedsideMesh

/// What a file holds, as text and as JSON.
enum Info {
  /// Reads a file, measuring the time, and prints its summary.
  static func run(_ path: String, json: Bool) throws(Failure) {
    let clock = ContinuousClock()
    let start = clock.now
    let mesh = try LoadedModel.mesh(path)
    let read = clock.now
    _ = mesh.withNormals().vertexBuffer()
    var summary = MeshSummary(mesh)
    summary.seconds = MeshSummary.Seconds(
      read: (read - start).seconds, build: (clock.now - read).seconds)
    let textures = TextureInfo.all(of: mesh)
    if json {
      try Output.data(Self.json(summary, path, textures).text)
    } else {
      for warning in summary.warnings { Output.say("\(warning)") }
      try Output.data(Sanitizer.clean(text(summary, path, textures)))
    }
  }

  static func json(
    _ summary: MeshSummary, _ path: String, _ textures: [TextureInfo]
  ) -> JSONValue {
    .object([
      "positions": .integer(summary.positions), "normals": .integer(summary.normals),
      "texcoords": .integer(summary.texcoords), "faces": .integer(summary.faces),
      "triangles": .integer(summary.triangles), "lines": .integer(summary.lines),
      "points": .integer(summary.points), "objects": json(summary.objects),
      "groups": json(summary.groups), "materials": json(summary.materials),
      "textures": .array(textures.map(\.json)),
      "bounds": summary.bounds.map { bounds in
        .object(["minimum": json(bounds.minimum), "maximum": json(bounds.maximum)])
      } ?? .null,
      "warnings": .array(
        summary.warnings.map { warning in
          // A line of another file must not be taken for one of the model.
          let message =
            warning.file == path ? warning.message : "\(warning.file): \(warning.message)"
          return .object(["line": .integer(warning.line), "message": .string(message)])
        }),
      "seconds": .object([
        "read": .number(summary.seconds.read), "build": .number(summary.seconds.build),
      ]),
    ])
  }

  private static func json(_ parts: [MeshSummary.Part]) -> JSONValue {
    .array(
      parts.map {
        .object([
          "name": .string($0.name), "faces": .integer($0.faces),
          "triangles": .integer($0.triangles),
        ])
      })
  }

  private static func json(_ point: SIMD3<Double>) -> JSONValue {
    .array([.number(point.x), .number(point.y), .number(point.z)])
  }

  static func text(
    _ summary: MeshSummary, _ path: String, _ textures: [TextureInfo]
  ) -> String {
    var lines = [
      path,
      "  \(summary.positions) positions, \(summary.normals) normals,"
        + " \(summary.texcoords) texture coordinates",
      "  \(summary.faces) faces, \(summary.triangles) triangles, \(summary.lines) lines,"
        + " \(summary.points) points",
    ]
    if let size = summary.bounds?.size {
      lines.append("  size \(short(size.x)) × \(short(size.y)) × \(short(size.z))")
    }
    for (name, parts) in [
      ("objects", summary.objects), ("groups", summary.groups), ("materials", summary.materials),
    ] where !parts.isEmpty {
      lines.append("  \(parts.count) \(name):")
      lines += parts.map { "    \($0.name): \($0.triangles) triangles" }
    }
    if !textures.isEmpty {
      lines.append("  \(textures.count) textures:")
      lines += textures.map { "    \($0.text)" }
    }
    if summary.warningCount > 0 { lines.append("  \(summary.warningCount) warnings") }
    return lines.joined(separator: "\n")
  }

  private static func short(_ value: Double) -> String {
    abs(value) < 1e6 ? "\((value * 1000).rounded() / 1000)" : "\(value)"
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
