/// What follows from other members of a value, kept so that it is not worked out again; it plays no
/// part in comparing.
struct Derived<Value: Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (a: Derived, b: Derived) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
