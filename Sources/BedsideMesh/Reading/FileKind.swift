/// Tells an OBJ file from the many other things that are named `.obj`.
enum FileKind: Equatable {
  case obj(skip: Int)
  case utf16(isBigEndian: Bool)
  /// The text names the kind: `an STL file`.
  case other(String)

  /// `head` is the beginning of a file of `count` bytes.
  init(head: PaddedBytes, count: Int) {
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .obj(skip: 3)
    } else if let kind = Self.signature(of: head) {
      self = .other(kind)
    } else if head.starts(with: [0xFF, 0xFE]) || Self.isWide(head, zeroAt: 1) {
      self = .utf16(isBigEndian: false)
    } else if head.starts(with: [0xFE, 0xFF]) || Self.isWide(head, zeroAt: 0) {
      self = .utf16(isBigEndian: true)
    } else if Self.isBinarySTL(head, count: count) {
      self = .other("a binary STL file")
    } else if Self.isBinary(head) {
      self = .other("a binary file")
    } else {
      self = .obj(skip: 0)
    }
  }

  /// How other files begin, and what they are.
  private static let signatures: [(String, String)] = [
    ("solid ", "an STL file"), ("solid\n", "an STL file"), ("solid\r", "an STL file"),
    ("ply\n", "a PLY file"), ("ply\r", "a PLY file"),
    ("glTF", "a glTF file"), ("Kaydara FBX", "an FBX file"), ("; FBX", "an FBX file"),
    ("OFF\n", "an OFF file"), ("OFF\r", "an OFF file"), ("COFF\n", "an OFF file"),
    ("NOFF\n", "an OFF file"), ("#VRML", "a VRML file"), ("#X3D", "an X3D file"),
    ("#usda", "a USD file"), ("PXR-USDC", "a USD file"), ("BLENDER", "a Blender file"),
    ("ISO-10303-21", "a STEP file"), ("# vtk DataFile", "a VTK file"), ("xof 0", "a DirectX file"),
    ("newmtl ", "a material file (MTL)"), ("%PDF", "a PDF file"), ("<", "a web page or XML file"),
    ("PK\u{3}\u{4}", "a zip archive"),
    ("BZh", "a bzip2 archive"), ("version https://git-lfs", "a git-lfs pointer to the model"),
    ("\u{7F}ELF", "a compiled object file"), ("MZ", "a Windows program"),
  ]

  /// The same for beginnings that are not text.
  private static let binarySignatures: [([UInt8], String)] = [
    ([0x1F, 0x8B], "a gzip archive"), ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "an xz archive"),
    ([0x28, 0xB5, 0x2F, 0xFD], "a zstd archive"), ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"), ([0x4C, 0x01], "a compiled object file"),
    ([0x64, 0x86], "a compiled object file"), ([0x4D, 0x4D], "a 3DS file"),
    ([0x37, 0x7A, 0xBC, 0xAF], "a 7z archive"),
    ([0xFF, 0xFE, 0x00, 0x00], "text in UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "text in UTF-32"),
  ]

  private static func signature(of head: PaddedBytes) -> String? {
    for (start, kind) in signatures where head.starts(with: Array(start.utf8)) { return kind }
    for (start, kind) in binarySignatures where head.starts(with: start) { return kind }
    let text = head.string(in: 0..<min(head.count, 512))
    return text.first == "{" && text.contains("\"asset\"") ? "a glTF file" : nil
  }

  /// Text of two bytes a character without a mark: every other byte is zero.
  private static func isWide(_ head: PaddedBytes, zeroAt offset: Int) -> Bool {
    guard head.count >= 8 else { return false }
    return stride(from: 0, to: 6, by: 2).allSatisfy {
      head[$0 + offset] == 0 && head[$0 + 1 - offset] != 0
    }
  }

  /// A heading of 80 bytes, a count, and 50 bytes for each triangle.
  private static func isBinarySTL(_ head: PaddedBytes, count: Int) -> Bool {
    guard count >= 84 else { return false }
    let triangles = (0..<4).reduce(0) { $0 | Int(head[80 + $1]) << (8 * $1) }
    return count == 84 + 50 * triangles
  }

  /// Control characters other than blanks do not occur in text, but for a stray few.
  private static func isBinary(_ head: PaddedBytes) -> Bool {
    let odd = (0..<head.count).count { offset in
      let byte = head[offset]
      return byte < 0x20 && !(9...13).contains(byte) && byte != 0x1A
    }
    return odd > 4 && odd * 16 > head.count
  }
}

extension PaddedBytes {
  /// Whether the text begins with these bytes.
  func starts(with bytes: [UInt8]) -> Bool {
    bytes.count <= count && bytes.indices.allSatisfy { self[$0] == bytes[$0] }
  }
}
