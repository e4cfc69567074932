internal import BedsideCore

extension TaskDriver {
  /// How many of what fits are listed at once.
  private static let mostFits = 12

  /// Shows the whole of a long list where `text` asks for it.
  func showList(_ text: String, _ item: FormItem) -> Bool {
    guard let list = item.format.list, list.isLong, phrases.means(text, .wordList),
      list.fits(text).isEmpty
    else { return false }
    let page = page(for: item)
    renderer.show(.entries(page.entries(of: list)))
    return true
  }

  /// Lists what fits a part of the words of a long list, with its numbers; false for other errors.
  func showFits(_ error: AnswerError, _ item: FormItem) -> Bool {
    let text: String
    switch error {
    case .severalChoicesFit(let typed, _), .severalWordsFit(let typed, _): text = typed
    default: return false
    }
    guard let list = item.format.list, list.isLong else { return false }
    let found = list.fits(text)
    let page = page(for: item)
    let entries = found.prefix(Self.mostFits).map { index in
      Block.Entry(
        list.isNumbered ? String(index + 1) : "-", page.text(of: list.choices[index]))
    }
    renderer.show(
      .hint(phrases(.fitsMany, count: found.count, ["text": text])), .entries(entries))
    let rest = found.count - entries.count
    if rest > 0 { renderer.show(.hint(phrases(.fitsMore, count: rest))) }
    return true
  }

  /// Takes `text` as the next of several values; false when it is all of them, or none.
  func takePart(_ text: String, for item: FormItem) -> Bool {
    guard case .multiPicker(let format) = item.format else { return false }
    let given = format.parts(of: text)
    guard parts.count + given.count < format.components.count else { return false }
    do throws(AnswerError) {
      for part in given { parts.append(try format.components[parts.count].list.one(part).text) }
    } catch {
      complain(error, about: item)
    }
    return true
  }

  /// What asks for the next of several values; nil before the first.
  func partPrompt(_ item: FormItem) -> String? {
    guard !parts.isEmpty, case .multiPicker(let format) = item.format,
      format.components.indices.contains(parts.count)
    else { return nil }
    if let name = format.components[parts.count].text {
      return phrases(.componentNamed, ["component": name])
    }
    return phrases(
      .componentPrompt,
      ["number": String(parts.count + 1), "count": String(format.components.count)])
  }
}
