/// A file that the person names by its path.
///
/// What is kept as the answer describes the file; the bytes are the host's. Reading a path needs a
/// disk, so the host reads it, and `read(_:in:)` only takes what describes a file already.
public struct FileFormat: Hashable, Sendable {
  /// The media types that will do; any when empty.
  public var accepts: [MediaType]
  /// The most bytes the file may have.
  public var maximumSize: Int

  /// How large a file may be where nobody says: 20 million bytes.
  public static let usualMaximumSize = 20_000_000
  /// The most that `maximumSize` may be: 100 million bytes, since a file is read whole.
  public static let largestMaximumSize = 100_000_000

  /// Makes the format.
  public init(accepts: [MediaType] = [], maximumSize: Int = FileFormat.usualMaximumSize) {
    self.accepts = accepts
    self.maximumSize = maximumSize
  }
}

extension FileFormat: AnswerFormatRules {
  /// The format's word in results.
  public var name: String { "file" }

  /// There is none.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? { nil }

  /// Checks the kind and the size of what was supplied.
  public func validate(
    _ value: AnswerValue, in context: AnswerContext
  ) throws(AnswerError) {
    guard case .file(let file) = value else { throw .file(.notAFile) }
    if !accepts.isEmpty, !accepts.contains(where: { $0.rawValue == file.mediaType }) {
      throw .file(.wrongType(name: file.name, accepts: accepts))
    }
    if file.size > maximumSize {
      throw .file(.tooLarge(name: file.name, size: file.size, limit: maximumSize))
    }
    if file.size < 1 { throw .file(.empty(name: file.name)) }
  }

  /// Reads nothing: a path says nothing about a file until somebody has looked.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    throw .file(.notAFile)
  }

  /// Reads what describes a file in drafts and results.
  public func read(
    _ json: JSONValue, in context: AnswerContext
  ) throws(AnswerError) -> AnswerValue {
    guard let file = SuppliedFile(json) else { throw .file(.notAFile) }
    let value = AnswerValue.file(file)
    try validate(value, in: context)
    return value
  }

  /// The name and the size, and that the person supplied it.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .file(let file) = value else { return "" }
    return context.phrases(
      .fileDisplay, ["name": file.name, "size": context.showSize(file.size)])
  }

  /// What may be supplied.
  public func hint(in context: AnswerContext) -> String {
    let size = context.showSize(maximumSize)
    if accepts.isEmpty { return context.phrases(.fileHintAny, ["size": size]) }
    let types = accepts.map(\.label).joined(separator: ", ")
    return context.phrases(.fileHint, ["types": types, "size": size])
  }
}

extension AnswerContext {
  /// A number of bytes as a person reads it, with one digit behind the mark.
  func showSize(_ bytes: Int) -> String {
    let tenths = { (unit: Int) in Double((bytes * 10 + unit / 2) / unit) / 10 }
    if bytes < 1000 { return phrases(.fileBytes, count: bytes) }
    if bytes < 1_000_000 { return show(tenths(1000)) + " kB" }
    return show(tenths(1_000_000)) + " MB"
  }
}
