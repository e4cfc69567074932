import Drawing
import Rendering

/// Reads the pictures of a model, as many and as large as memory should hold.
struct TextureReader {
  /// The longest file that is read, in bytes.
  private static let byteLimit = 256 << 20
  /// The largest side that is kept; larger pictures are halved.
  private static let largestSide = 4096
  /// The most pixels of all pictures: 256 MB, and as much again where they are drawn.
  private static let mostPixels = 64 << 20

  private var pixels = 0
  private(set) var problems: [Problem] = []

  /// A picture that is not shown.
  struct Problem {
    var file: String
    var reason: String
  }

  /// Reads a file; nil, with a problem, when it gives no picture.
  mutating func read(_ path: String) -> SurfacePicture? {
    guard let bytes = Files.readPlain(path, limit: Self.byteLimit) else {
      return refuse(path, "cannot be read as a file of at most \(Self.byteLimit >> 20) MB")
    }
    let file: PictureFile
    do throws(PictureFileError) {
      file = try PictureFile(bytes)
    } catch {
      return refuse(path, "\(error)")
    }
    var picture = SurfacePicture(width: file.width, height: file.height, pixels: file.pixels)
    while max(picture.width, picture.height) > Self.largestSide { picture = picture.halved() }
    guard pixels + picture.width * picture.height <= Self.mostPixels else {
      return refuse(
        path, "does not fit any more: textures may have \(Self.mostPixels >> 20) million pixels")
    }
    pixels += picture.width * picture.height
    return picture
  }

  private mutating func refuse(_ path: String, _ reason: String) -> SurfacePicture? {
    problems.append(Problem(file: path, reason: reason))
    return nil
  }
}
