/// A POSIX locale's name taken apart: `de_CH.UTF-8@euro` is the language `de` in the territory `CH`.
///
/// The tables are those of the Unicode CLDR (version 48) for western digits, reduced to languages that
/// somebody may run a terminal in; what is in none of them is said to be unknown.
struct LocaleName: Hashable {
  let language: String
  let territory: String

  init(_ name: String) {
    let place = name.prefix { $0 != "." && $0 != "@" }
    let parts = place.split { $0 == "_" || $0 == "-" }
    language = parts.first.map { $0.lowercased() } ?? ""
    // A script may stand between: zh_Hant_TW.
    territory = parts.dropFirst().last { $0.utf8.count == 2 }.map { $0.uppercased() } ?? ""
  }

  private var place: String { "\(language)_\(territory)" }

  private func isOne(of names: WordList) -> Bool {
    names.contains(place) || names.contains(language)
  }
}

extension LocaleName {
  private static let decimalComma = words(
    """
    af ast az be bg br bs ca cs cv da de dsb el eo es et eu fi fo fr fur fy gl hr hsb hu hy ia id is it
    ka kk kl ku ky lb lij ln lo lt lv mk nb nds nl nn no oc os pl pt rn ro ru rw sah sc se sg sk sl sq
    sr sv tg tk tr tt uk uz vec vi wo ar_DZ ar_LY ar_MA ar_TN en_ZA ms_BN ms_ID
    """)
  private static let decimalPoint = words(
    """
    de_CH de_LI it_CH es_AG es_BB es_BM es_BR es_BS es_BZ es_CA es_CU es_DM es_DO es_GD es_GT es_GY
    es_HN es_KN es_KY es_LC es_MX es_NI es_PA es_PE es_PR es_SV es_TC es_TT es_US es_VC es_VG es_VI
    """)
  private static let groupedByBlanks = words(
    """
    af be bg br cs cv eo et fi fr hu hy ka kk ky lt lv nb nn no oc os pl ru sah se sk sq sv tg tk tt uk
    uz en_ZA pt_AO pt_CH pt_CV pt_FR pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST pt_TL
    """)
  private static let groupedByApostrophes = words("de_CH de_LI en_CH gsw it_CH rm wae")

  var decimalMark: Character {
    if Self.decimalPoint.contains(place) { return "." }
    return isOne(of: Self.decimalComma) ? "," : "."
  }

  var groupingMark: Character {
    if isOne(of: Self.groupedByApostrophes) { return "’" }
    if place != "fr_LU", place != "fr_MA", isOne(of: Self.groupedByBlanks) { return " " }
    return decimalMark == "." ? "," : "."
  }
}

extension LocaleName {
  private static let yearFirst = words(
    """
    af dz eu fa hu ja ko ku_IR lt mn se si sv yue za zh en_CA en_CN en_HU en_JP en_SE en_ZA fr_CA
    """)
  private static let dayFirst = words(
    """
    am ar ast az be bg bn br bs ca cs cv cy da de dsb el es et fi fo fr fy ga gd gl gu he hi hr hsb hy
    id is it ka kea kk km kn lb lij ln lo lv mai mk ml mr ms mua my nb nds nl nn no oc pa pl pt rm rn
    ro ru rw sc sk sl sq sr su sw ta te tg th tk tr tt uk ur uz vec vi yo
    """)
  private static let monthFirst = words(
    """
    ceb chr fil en_AS en_BI en_GU en_MH en_MP en_PH en_PR en_UM en_US en_VI es_PA es_PR es_US haw_US
    """)
  private static let withDots = words(
    """
    az be bg bs cs cv da de dsb et fi fo he hr hsb hu hy is ka kk ko lb lv mk mn nb nds nn no pl ro ru
    sk sl sq sr tg tk tr tt uk en_AT en_BG en_CH en_CZ en_DE en_EE en_FI en_HU en_RU en_SI fr_CH se_FI
    """)
  private static let withHyphens = words(
    "af dz fy lt nl rm rw se si sv en_CA en_SE es_CL en_CL fr_CA")
  private static let twelveHours = words(
    """
    AE AG AL AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM
    GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM
    PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI
    VU WS YE ZM
    """)

  var dateOrder: Conventions.DateOrder? {
    if isOne(of: Self.monthFirst) { return .monthDayYear }
    if isOne(of: Self.yearFirst) { return .yearMonthDay }
    if isOne(of: Self.dayFirst) { return .dayMonthYear }
    // English is written everywhere, and mostly the day comes first; without a place it can be either.
    return language == "en" && !territory.isEmpty ? .dayMonthYear : nil
  }

  var dateSeparator: Character {
    if place == "nl_BE" { return "/" }
    if isOne(of: Self.withHyphens) || dateOrder == nil { return "-" }
    return isOne(of: Self.withDots) ? "." : "/"
  }

  var usesTwelveHours: Bool { place != "fr_CA" && Self.twelveHours.contains(territory) }

  var measures: Conventions.Measures {
    ["US", "LR", "PR", "GU", "VI", "AS", "MP", "UM"].contains(territory) ? .us : .metric
  }

  private static func words(_ text: String) -> WordList { WordList(text: text) }

  /// Words between blanks and line ends.
  ///
  /// A program asks for a dozen of them as it starts: looking through them costs less than making sets.
  private struct WordList {
    let text: String

    func contains(_ word: String) -> Bool {
      var rest = text.utf8[...]
      while let start = rest.firstIndex(where: { $0 > 0x20 }) {
        let end = rest[start...].firstIndex { $0 <= 0x20 } ?? rest.endIndex
        if rest[start..<end].elementsEqual(word.utf8) { return true }
        rest = rest[end...]
      }
      return false
    }
  }
}
