import BedsideCore
import Testing

struct DisplayUnitTests {
  private func format(_ answer: String) throws -> AnswerFormat {
    let text = TaskText.answer(answer)
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(problems.map(\.description) == [])
    return try #require(task?.items.first).format
  }

  /// The value as it is shown, and as it is kept.
  private func read(_ text: String, _ format: AnswerFormat) -> String {
    do {
      let value = try format.rules.read(text, in: Reading.context)
      return "\(format.rules.display(value, in: Reading.context)) = \(value.json.text)"
    } catch {
      return Reading.context.phrases.message(for: error)
    }
  }

  @Test func `numbers are typed and shown in one unit and kept in another`() throws {
    let dose = try format(
      #"{"format": "decimal", "unit": "g", "displayUnit": "mg", "minimum": 0.1, "maximum": 4}"#)
    #expect(read("500", dose) == "500 mg = 0.5")
    #expect(read("500 mg", dose) == "500 mg = 0.5")
    #expect(read("0.5 g", dose) == "500 mg = 0.5")
    #expect(read("50", dose) == "'50' is below 100 mg. Type 100 mg or more.")
    #expect(read("4001", dose) == "'4001' is above 4000 mg. Type 4000 mg or less.")
    #expect(dose.rules.hint(in: Reading.context) == "100 to 4000 mg")
    #expect(dose.unit == "g")
    #expect(Reading.of(.number(0.5), dose) == "0.5")
    #expect(Reading.of(500, dose) == "'500000' is above 4000 mg. Type 4000 mg or less.")
  }

  @Test func `temperatures have a zero of their own`() throws {
    let fever = try format(
      #"{"format": "decimal", "unit": "°C", "displayUnit": "°F", "minimum": 35, "maximum": 42,"#
        + #" "maximumFractionDigits": 1}"#)
    #expect(read("98.6", fever) == "98.6 °F = 37.0")
    #expect(read("99.1 F", fever) == "99.1 °F = 37.2777777778")
    #expect(read("37.5 °C", fever) == "99.5 °F = 37.5")
    #expect(
      read("99.15", fever)
        == "'99.15' has too many digits after the decimal mark. Type at most 1.")
    #expect(Reading.of(.number(37.3), fever) == "37.3")
    #expect(fever.rules.hint(in: Reading.context) == "95 to 107.6 °F")
  }

  @Test func `a factor says what no table can`() throws {
    let sugar = try format(
      #"{"format": "decimal", "unit": "mmol/L", "displayUnit": {"unit": "mg/dL", "factor": 0.0555},"#
        + #" "minimum": 1, "maximum": 30, "maximumFractionDigits": 0}"#)
    #expect(read("100", sugar) == "100 mg/dL = 5.55")
    // Limits that are not exact move inward, so that typing them will do.
    #expect(read("18", sugar) == "'18' is below 19 mg/dL. Type 19 mg/dL or more.")
    #expect(read("541", sugar) == "'541' is above 540 mg/dL. Type 540 mg/dL or less.")
    #expect(read("19", sugar) == "19 mg/dL = 1.0545")
    #expect(read("540", sugar) == "540 mg/dL = 29.97")
  }

  @Test func `whole numbers stay whole in both units`() throws {
    let hours = try format(
      #"{"format": "integer", "unit": "min", "displayUnit": "h", "maximum": 600}"#)
    #expect(read("2", hours) == "2 h = 120")
    #expect(read("2.5", hours) == "'2.5' is not a whole number. Type one like 4.")
    #expect(read("11", hours) == "'11' is above 10 h. Type 10 h or less.")
    #expect(read("90 min", hours) == "'90' is no step of this scale. Type 60 or 120.")
    #expect(Reading.of(90, hours) == "'90' is no step of this scale. Type 60 or 120.")
  }

  @Test func `percent are typed for fractions of one`() throws {
    let share = try format(
      #"{"format": "continuousScale", "minimum": 0, "maximum": 1, "style": "percent", "default": 0.25}"#
    )
    #expect(read("50", share) == "50 % = 0.5")
    #expect(read("7 %", share) == "7 % = 0.07")
    #expect(read("0.5", share) == "'0.5' has digits after the decimal mark. Type a whole number.")
    #expect(read("101", share) == "'101' is above 100 %. Type 100 % or less.")
    #expect(share.rules.hint(in: Reading.context) == "0 to 100 %")
    #expect(
      share.rules.defaultValue(in: Reading.context).map {
        share.rules.display($0, in: Reading.context)
      } == "25 %")
  }
}
