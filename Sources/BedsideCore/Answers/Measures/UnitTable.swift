/// Units that are converted by themselves: those that people measure at home and at the doctor's.
///
/// The factors are exact by definition (NIST Special Publication 811, appendix B), the millimetre of
/// mercury's to its 12 digits.
enum UnitTable {
  private static let dimensions: [[String: Double]] = [
    [
      "kg": 1, "g": 0.001, "mg": 1e-6, "µg": 1e-9, "μg": 1e-9, "mcg": 1e-9, "ug": 1e-9,
      "lb": 0.453_592_37, "oz": 0.028_349_523_125, "st": 6.350_293_18,
    ],
    [
      "km": 1000, "m": 1, "cm": 0.01, "mm": 0.001, "in": 0.0254, "ft": 0.3048, "yd": 0.9144,
      "mi": 1609.344,
    ],
    [
      "L": 1, "l": 1, "dL": 0.1, "dl": 0.1, "mL": 0.001, "ml": 0.001, "µL": 1e-6, "μL": 1e-6,
      "fl oz": 0.029_573_529_562_5,
    ],
    ["s": 1, "min": 60, "h": 3600, "d": 86_400],
    ["kJ": 1, "kcal": 4.184],
    ["kPa": 1, "mmHg": 0.133_322_387_415],
  ]

  /// The unit `name` for showing what is kept in `unit`; nil where the table does not have both.
  static func displayUnit(_ name: String, for unit: String) -> DisplayUnit? {
    for dimension in dimensions {
      if let shown = dimension[name], let kept = dimension[unit] {
        return DisplayUnit(
          name: name, factor: (shown / kept).rounded(significantDigits: 15))
      }
    }
    switch (name, unit) {
    case ("°F", "°C"): return DisplayUnit(name: name, factor: 5 / 9, offset: -160 / 9)
    case ("°C", "°F"): return DisplayUnit(name: name, factor: 1.8, offset: 32)
    case ("°C", "K"): return DisplayUnit(name: name, factor: 1, offset: 273.15)
    case ("K", "°C"): return DisplayUnit(name: name, factor: 1, offset: -273.15)
    default: return nil
    }
  }

  /// The units that `unit` can be shown in by the table, for messages.
  static func partners(of unit: String) -> [String] {
    if unit == "°C" { return ["°F", "K"] }
    if unit == "°F" { return ["°C"] }
    let dimension = dimensions.first { $0[unit] != nil } ?? [:]
    return dimension.keys.filter { $0 != unit }.sorted()
  }
}
