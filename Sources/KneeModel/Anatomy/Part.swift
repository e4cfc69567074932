/// One structure of the knee, ready to be meshed.
public struct Part: Sendable {
  /// Its name in the files.
  public let name: String
  /// How its surface looks; bears the part's name in the material file.
  public let material: Material
  let shape: PartShape
  /// Of how many separate pieces it consists.
  var pieces = 1

  /// The part's closed surface, with x mirrored for files.
  public func mesh() -> Mesh {
    switch shape {
    case .solid(let solid, let box, let step):
      SurfaceNets.mesh(of: solid, in: box, step: step).mirrored
    case .sheet(let mesher):
      mesher.mesh().mirrored
    case .mesh(let mesh):
      mesh.mirrored
    case .lattice(let lattice):
      lattice.mesh.mirrored
    }
  }
}
