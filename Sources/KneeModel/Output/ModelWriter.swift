/// Writes meshes as a Wavefront OBJ file, one object with its own material per part, and the MTL
/// file of those materials.
public struct ModelWriter: Sendable {
  private var body: [UInt8] = []
  private var materials = "# Materials of the right knee\n"
  private var vertices: Int

  /// Makes a writer.
  ///
  /// - Parameter vertices: how many vertices stand before in the same file.
  public init(after vertices: Int = 0) {
    self.vertices = vertices
  }

  /// Adds a part; its vertices have one position and one normal each.
  public mutating func add(_ mesh: Mesh, name: String, material: Material) {
    append("o \(name)\n")
    for p in mesh.positions { append("v", p) }
    for n in mesh.normals { append("vn", n) }
    append("usemtl \(name)\ns 1\n")
    for t in mesh.triangles { append(t) }
    vertices += mesh.positions.count
    materials += ModelWriter.text(of: material, name: name)
  }

  /// The objects written so far, without the head of the file.
  public var objects: [UInt8] { body }

  /// The whole OBJ file; `description` is the fingerprint of what the model was made from.
  public func model(description: String, materialFile: String) -> [UInt8] {
    var digest = Digest()
    for byte in body { digest.add(byte) }
    let head = """
      # Right human knee, extended; millimetres, y up, z forward, x towards the body's midline
      # Made by knee-model from published measures; GPL-3.0-or-later
      # description \(description)
      # objects \(digest.text)
      mtllib \(materialFile)

      """
    return Array(head.utf8) + body
  }

  /// The whole MTL file.
  public var materialLibrary: [UInt8] { Array(materials.utf8) }

  private static func text(of material: Material, name: String) -> String {
    func channels(_ scale: Double) -> String {
      let color = material.color
      return [color.red, color.green, color.blue].map {
        DecimalText.fixed(Double($0) / 255 * scale, decimals: 4)
      }.joined(separator: " ")
    }
    return """

      newmtl \(name)
      Kd \(channels(1))
      Ka \(channels(0.2))
      Ks 0.1500 0.1500 0.1500
      Ns \(material.shine)
      d 1
      illum 2

      """
  }

  private mutating func append(_ tag: String, _ v: Vector) {
    append(tag)
    for axis in Axis.allCases {
      body.append(UInt8(ascii: " "))
      append(DecimalText.fixed(v[axis], decimals: 3))
    }
    body.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ t: Triangle) {
    append("f")
    for i in [t.a, t.b, t.c] {
      let number = String(i + vertices + 1)
      append(" \(number)//\(number)")
    }
    body.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ text: String) { body.append(contentsOf: text.utf8) }
}
