internal import BedsideCore

extension TaskDriver {
  /// Takes the file at the path `text` as the answer, after its bytes are kept.
  func takeFile(_ text: String, for item: FormItem, _ format: FileFormat) {
    do throws(FileProblem) {
      guard let reader = tools.steps.files else {
        throw .unreadable(path: text, reason: phrases(.noFilesHere))
      }
      let (file, bytes) = try SuppliedPath(reader: reader)
        .file(text, as: format, at: session.now, in: session.context)
      do throws(DraftError) {
        try host.fileKeeper?.keep(bytes, of: file)
      } catch {
        throw .notKept(name: file.name, reason: error.reason)
      }
      record(.answered(.file(file), .typed), for: item, typed: nil)
    } catch {
      complain(.file(error), about: item)
    }
  }

  /// What completes an answer that is no word of a list; nil where it is one.
  func completing(_ format: AnswerFormat) -> ((CompletionRequest) -> [Candidate])? {
    if case .file = format { pathCandidates } else { nil }
  }

  private func pathCandidates(_ request: CompletionRequest) -> [Candidate] {
    guard let reader = tools.steps.files else { return [] }
    return SuppliedPath(reader: reader).candidates(for: request.word)
  }
}
