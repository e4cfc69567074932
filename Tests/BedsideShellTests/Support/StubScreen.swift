import BedsideInsights
import BedsideShell

/// A terminal that says of pictures how large they are.
@MainActor
struct StubScreen: PictureScreen {
  var ability: PictureAbility

  func look() -> PictureAbility { ability }

  func text(of picture: FigurePicture, columns: Int, rows: Int) -> String {
    let ground = picture.pixels.suffix(4) == [255, 255, 255, 255] ? "white" : "dark"
    return "[\(picture.width)x\(picture.height) in \(columns)x\(rows), \(ground) below]\n"
  }
}
