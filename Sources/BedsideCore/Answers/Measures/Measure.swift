/// A height or a weight, and the unit in which it was given.
///
/// The amount is all that counts; the unit lets it be shown as it was typed.
public struct Measure: Hashable, Sendable {
  /// The units in which heights and weights are given, by their words in drafts.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Centimetres: 170 cm.
    case centimetres = "cm"
    /// Metres: 1.70 m.
    case metres = "m"
    /// Feet and inches: 5 ft 7 in.
    case feet = "ft"
    /// Inches alone: 67 in.
    case inches = "in"
    /// Kilograms: 70.5 kg.
    case kilograms = "kg"
    /// Grams: 3450 g.
    case grams = "g"
    /// Pounds: 155 lb.
    case pounds = "lb"
    /// Pounds and ounces: 7 lb 8 oz.
    case poundsAndOunces = "lb oz"
    /// Stones and pounds: 11 st 2 lb.
    case stones = "st"
  }

  /// The height in centimetres or the weight in kilograms.
  public let amount: Double
  /// The unit in which it was given.
  public let unit: Unit

  /// A height in centimetres or a weight in kilograms, given in `unit`.
  public init(_ amount: Double, in unit: Unit) {
    self.amount = amount
    self.unit = unit
  }

  /// A measure of so many `unit`s, and of so many of the smaller unit that goes with it: 5 ft 7 in,
  /// 11 st 2 lb, 7 lb 8 oz.
  ///
  /// Heights are kept to a tenth of a millimetre, weights to the gram: so that everything that is typed
  /// comes back as it was, and nothing looks more exact than it is.
  init(typed number: Double, _ smaller: Double = 0, in unit: Unit) {
    let amount = number * unit.factor + smaller * unit.smallerFactor
    self.init(amount.rounded(fractionDigits: unit.isLength ? 2 : 3), in: unit)
  }

  /// The amount in its unit, as it is shown: `5 ft 7 in`, `70.5 kg`.
  ///
  /// `decimalMark` is that of the person's language.
  public func text(decimalMark: Character = ".") -> String {
    let show = { (number: Double) in DecimalText.text(of: number, decimalMark: decimalMark) }
    let number = (amount / unit.factor).rounded(fractionDigits: unit.shownDigits)
    guard let smaller = unit.smallerName else {
      // A height in metres has centimetres: 1.70 m.
      var text = show(number)
      if unit == .metres {
        let digits = DecimalText.fractionDigits(of: number)
        if digits == 0 { text.append(decimalMark) }
        text += String(repeating: "0", count: max(0, 2 - digits))
      }
      return "\(text) \(unit.rawValue)"
    }
    let smallerCount = (unit.factor / unit.smallerFactor).rounded()
    let all = (amount / unit.smallerFactor).rounded(fractionDigits: unit.shownDigits)
    let whole = (all / smallerCount).rounded(.down)
    let rest = (all - whole * smallerCount).rounded(fractionDigits: unit.shownDigits)
    let head = "\(show(whole)) \(unit.name)"
    // Pounds without ounces would be another unit.
    return rest == 0 && unit != .poundsAndOunces ? head : "\(head) \(show(rest)) \(smaller)"
  }
}

extension Measure.Unit {
  /// Whether it measures lengths, kept in centimetres; otherwise weights, kept in kilograms.
  var isLength: Bool {
    switch self {
    case .centimetres, .metres, .feet, .inches: true
    case .kilograms, .grams, .pounds, .poundsAndOunces, .stones: false
    }
  }

  /// How many centimetres or kilograms it is (exact: NIST Special Publication 811, appendix B).
  var factor: Double {
    switch self {
    case .centimetres, .kilograms: 1
    case .metres: 100
    case .feet: 30.48
    case .inches: 2.54
    case .grams: 0.001
    case .pounds, .poundsAndOunces: 0.453_592_37
    case .stones: 6.350_293_18
    }
  }

  /// The same of the smaller unit that goes with it; 0 where there is none.
  var smallerFactor: Double {
    switch self {
    case .feet: 2.54
    case .poundsAndOunces: 0.028_349_523_125
    case .stones: 0.453_592_37
    case .centimetres, .metres, .inches, .kilograms, .grams, .pounds: 0
    }
  }

  var name: String { self == .poundsAndOunces ? "lb" : rawValue }

  var smallerName: String? {
    switch self {
    case .feet: "in"
    case .poundsAndOunces: "oz"
    case .stones: "lb"
    case .centimetres, .metres, .inches, .kilograms, .grams, .pounds: nil
    }
  }

  /// How many digits behind the decimal mark are told apart by what is kept.
  var shownDigits: Int {
    switch self {
    case .metres: 4
    case .centimetres, .inches, .feet, .pounds, .stones: 2
    case .kilograms: 3
    case .poundsAndOunces: 1
    case .grams: 0
    }
  }
}
