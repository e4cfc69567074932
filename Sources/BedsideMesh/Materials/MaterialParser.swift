/// Collects materials, statement by statement.
struct MaterialParser {
  let file: String
  /// The line of the statement being read, counted from 1.
  var line = 1

  private var result = MTLReader.Result()
  private var known: Set<String> = []
  private var current: Material?
  /// `d` is what most programs mean; it wins over `Tr`, wherever that stands.
  private var hasOpacity = false
  private var hasDiffuse = false

  init(file: String) { self.file = file }

  mutating func finish() -> MTLReader.Result {
    close()
    return result
  }

  mutating func read(_ statement: Statement) {
    var tokens = Tokens(text: statement.text, range: statement.range)
    guard let keyword = tokens.next() else { return }
    let word = statement.text.string(in: keyword).lowercased()
    let values = MaterialValues(
      statement.text, keyword.upperBound..<statement.range.upperBound, keyword: keyword)
    if word == "newmtl" {
      open(values.text)
    } else if current != nil {
      apply(word, values)
    }
  }

  // MARK: Materials

  private mutating func open(_ name: String) {
    close()
    (hasOpacity, hasDiffuse) = (false, false)
    // A material without a name cannot be used; its statements must not reach the one before.
    if name.isEmpty {
      warn("a material needs a name; it is left out")
    } else if known.contains(name) {
      warn("there is a material '\(name)' already; this one is ignored")
    } else {
      current = Material(name: name)
      known.insert(name)
    }
  }

  private mutating func close() {
    // A picture alone is shown in its own colours.
    if !hasDiffuse, current?.textures[.diffuse] != nil {
      current?.diffuse = SIMD3(repeating: 1)
    }
    if let current { result.materials.append(current) }
    current = nil
  }

  private mutating func warn(_ message: String) {
    guard result.warnings.count < PendingWarning.limit else { return }
    result.warnings.append(
      MeshWarning(kind: .materialStatement, file: file, line: line, message: message))
  }

  // MARK: Statements

  private mutating func apply(_ word: String, _ values: MaterialValues) {
    switch word {
    case "ka": set(\.ambient, values, in: 0...1)
    case "kd":
      set(\.diffuse, values, in: 0...1)
      hasDiffuse = hasDiffuse || values.color != nil
    case "ks": set(\.specular, values, in: 0...1)
    case "ke": set(\.emission, values, in: 0...1000)
    case "ns": set(\.shininess, values, in: 0...1000)
    case "ni": set(\.refraction, values, in: 0.001...10)
    case "d":
      set(\.opacity, values, in: 0...1)
      hasOpacity = true
    case "tr":
      guard !hasOpacity, let transparency = number(values, in: 0...1) else { return }
      current?.opacity = 1 - transparency
    case "illum":
      guard let number = number(values, in: -1...11) else { return }
      guard 0...10 ~= number else {
        return warn("illum goes from 0 to 10, not '\(values.text)'; it is ignored")
      }
      current?.illumination = Int(number)
    case "pr":
      guard let number = number(values, in: 0...1) else { return }
      current?.roughness = number
    case "pm":
      guard let number = number(values, in: 0...1) else { return }
      current?.metallic = number
    default: setTexture(word, values)
    }
  }

  private mutating func set(
    _ property: WritableKeyPath<Material, Float>, _ values: MaterialValues,
    in limits: ClosedRange<Float>
  ) {
    guard let number = number(values, in: limits) else { return }
    current?[keyPath: property] = number
  }

  private mutating func number(
    _ values: MaterialValues, in limits: ClosedRange<Float>
  ) -> Float? {
    guard let number = values.numbers.first else {
      warn("\(values.keyword) needs a number, not '\(values.text)'; it is ignored")
      return nil
    }
    return min(max(number, limits.lowerBound), limits.upperBound)
  }

  private mutating func set(
    _ property: WritableKeyPath<Material, SIMD3<Float>>, _ values: MaterialValues,
    in limits: ClosedRange<Float>
  ) {
    guard let color = values.color else {
      warn("\(values.keyword) needs three numbers, not '\(values.text)'; it is ignored")
      return
    }
    current?[keyPath: property] = color.clamped(
      lowerBound: SIMD3(repeating: limits.lowerBound),
      upperBound: SIMD3(repeating: limits.upperBound))
  }

  private mutating func setTexture(_ word: String, _ values: MaterialValues) {
    let aliases = [
      "map_bump": "bump", "map_tr": "map_d", "map_refl": "refl", "map_disp": "disp",
      "map_norm": "norm", "map_decal": "decal",
    ]
    let statement = aliases[word] ?? word
    let use = Material.Texture.allCases.first { $0.rawValue.lowercased() == statement }
    guard let use else { return }
    let (name, mapping) = values.texture
    if name.isEmpty {
      warn("\(values.keyword) names no file; it is ignored")
    } else if current != nil {
      current?.textures[use] = name
      current?.textureMappings[use] = mapping == TextureMapping() ? nil : mapping
      current?.textureStatements[use] = Material.TextureStatement(
        keyword: values.keyword, file: file, line: line)
    }
  }
}
