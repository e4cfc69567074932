internal import BedsideCore
internal import BedsideStore

extension CommandRunner {
  /// What `--earlier` says was answered to other tasks before; nothing without it, nil when its file
  /// can't be used.
  func earlierAnswers(for task: OrderedTask) -> EarlierAnswers? {
    guard let path = invocation.options["earlier"] else { return EarlierAnswers.none }
    do throws(SystemError) {
      let file = EarlierFile(try host.files.bytes(of: path), file: name(of: path), for: task)
      show(file.problems)
      return file.answers
    } catch {
      renderer.show(.text(phrases.message(for: error), .problem))
      return nil
    }
  }
}
