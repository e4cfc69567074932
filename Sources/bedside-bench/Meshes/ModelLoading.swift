import BedsideMesh

/// From a file to triangles with names, ranges and every check.
///
/// The peer is tinyobjloader, which does not check and keeps no ranges.
enum ModelLoading {
  static let all = [
    row("loading a sphere", floor: 10, memory: 60_000_000) { .sphere(isRelated: true) },
    row("loading a scan", floor: 10) { .scan() },
    row("loading 360 groups", floor: 7) { .groups() },
    row("loading unrelated indices", floor: 6) { .sphere(isRelated: false) },
  ]

  /// A row; `memory` is the most that may be held beside the file.
  private static func row(
    _ name: String, floor: Double, memory: Int? = nil, _ make: @escaping @Sendable () -> SampleMesh
  ) -> Benchmark {
    Benchmark(name: name) { folder in
      let path = "\(folder.path)/model.obj"
      let triangles = try write(make(), to: path)
      defer { folder.remove("model.obj") }
      let peak = try MemoryPeak.during { try load(path, expecting: triangles) }
      let ours = { try seconds { try load(path, expecting: triangles) } }
      #if Peers
      let rounds = try Rounds(7, ours: ours) { try peer(path, expecting: triangles) }
      #else
      let rounds = try Rounds(7, ours: ours, peer: nil)
      #endif
      let isTooBig = memory.map { peak > $0 } ?? false
      return Row(
        name: name, seconds: rounds.seconds, bytes: folder.size(of: "model.obj"), peakBytes: peak,
        peer: rounds.peerSeconds.map { _ in "tinyobjloader" }, peerSeconds: rounds.peerSeconds,
        ratio: rounds.ratio, floor: rounds.ratio == nil ? 0.3 : floor,
        failure: isTooBig ? "too much memory" : nil)
    }
  }

  /// Writes the model; its text is gone from memory when this returns.
  private static func write(_ mesh: consuming SampleMesh, to path: String) throws -> Int {
    try mesh.text.write(to: path)
    return mesh.triangles
  }

  private static func load(_ path: String, expecting triangles: Int) throws {
    let mesh = try OBJReader().read(path: path)
    guard mesh.triangleCount == triangles else {
      throw BenchError("Read \(mesh.triangleCount) of \(triangles) triangles.")
    }
  }

  #if Peers
  /// The peer's seconds, without those in which it gives its memory back.
  private static func peer(_ path: String, expecting triangles: Int) throws -> Double {
    var model: TinyOBJ?
    let time = try seconds { model = try TinyOBJ(path: path) }
    guard model?.triangleCount == triangles else {
      throw BenchError("tinyobjloader read \(model?.triangleCount ?? 0) of \(triangles) triangles.")
    }
    return time
  }
  #endif
}
