extension PictureDescription {
  /// Pictures of a clear cube around a solid one, and of another beside them.
  static let clear = [
    PictureDescription(arguments: ["--view", "front"], text: """
      000
      """),
    PictureDescription(arguments: ["--view", "iso", "--highlight", "glass"], text: """
      000
      """),
    PictureDescription(arguments: ["--view", "iso", "--section", "z"], text: """
      000
      """),
  ]
}
