/// Where a model names its material files and materials.
struct MaterialPlaces {
  var libraries: [NamedPlace]
  /// The first use of each of `Mesh.materials`.
  var uses: [Int]
}
