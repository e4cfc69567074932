import BedsideCore

/// Tasks that tests are told about.
enum Samples {
  static let headache = FormItem(
    id: "headache", text: "How strong is your headache?", isOptional: false,
    format: .scale(
      ScaleFormat(
        minimum: 1, maximum: 10, default: 5, minimumDescription: "No pain",
        maximumDescription: "Very painful")),
    learnMore: LearnMore(title: "About pain scores", source: .text("Ten is the *worst* pain.")))

  static let fever = FormItem(
    id: "fever", text: "What is your body temperature?", detail: "Measure it under the tongue.",
    isOptional: false,
    format: .continuousScale(
      ContinuousScaleFormat(
        minimum: 35, maximum: 42, maximumFractionDigits: 2, default: 37, unit: "°C")))

  static let nausea = FormItem(
    id: "nausea", text: "How strong is your nausea?",
    format: .scale(ScaleFormat(minimum: 0, maximum: 5, default: 2)), dontKnow: "Can't tell",
    decline: "I'd rather not say")

  static let checkIn = OrderedTask(
    id: "check-in", title: "Check In",
    steps: [
      Step(
        id: "form", title: "Check In", text: "Please answer the following questions.",
        content: .form(items: [headache, fever, nausea], footer: nil)),
      Step(
        id: "thanks", title: "Thank you",
        content: .completion(CompletionContent(body: [BodyItem(.text, "See you tomorrow.")]))),
    ])
}
