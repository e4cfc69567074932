extension Phrase {
  static let black = Phrase("color.black", "black")
  static let white = Phrase("color.white", "white")
  static let grey = Phrase("color.grey", "grey")
  static let red = Phrase("color.red", "red")
  static let orange = Phrase("color.orange", "orange")
  static let yellow = Phrase("color.yellow", "yellow")
  static let green = Phrase("color.green", "green")
  static let turquoise = Phrase("color.turquoise", "turquoise")
  static let blue = Phrase("color.blue", "blue")
  static let purple = Phrase("color.purple", "purple")
  static let pink = Phrase("color.pink", "pink")
  static let brown = Phrase("color.brown", "brown")
}

extension NamedColor {
  /// What people read.
  package var phrase: Phrase {
    switch self {
    case .black: .black
    case .white: .white
    case .grey: .grey
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .turquoise: .turquoise
    case .blue: .blue
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    }
  }
}
