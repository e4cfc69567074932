internal import BedsideCore

extension TaskDriver {
  /// Shows what may be answered here and what else may be typed.
  func showHelp() {
    var blocks: [Block] = [.gap, .heading(phrases(.helpTitle))]
    if let item = questionAtHand {
      blocks += help(for: item)
    } else {
      blocks.append(.text(phrases(.helpPage)))
    }
    renderer.show(blocks + [.text(phrases(.helpCommands)), .entries(commandList), .gap])
  }

  /// The question that is put; nil where there is none, and while the parts of a text are read first.
  var questionAtHand: FormItem? {
    shownStep == session.currentStep?.id ? session.currentItem : nil
  }

  private func help(for item: FormItem) -> [Block] {
    let page = page(for: item)
    let hint = item.format.rules.hint(in: session.context)
    var blocks: [Block] = [.text(phrases(kind(of: item.format), ["hint": hint]))]
    if item.matrix != nil { blocks += page.choices }
    if let unit = page.typedUnit { blocks.append(.text(phrases(.helpUnit, ["unit": unit]))) }
    if let example = page.example {
      blocks.append(.text(phrases(.example, ["example": example])))
    }
    blocks.append(.text(phrases(item.isOptional ? .helpOptional : .helpRequired)))
    return blocks
  }

  private func kind(of format: AnswerFormat) -> Phrase {
    switch format {
    case .integer(let format) where format.minimum == nil && format.maximum == nil: .helpAnswer
    case .decimal(let format) where format.minimum == nil && format.maximum == nil: .helpAnswer
    case .scale, .integer: .helpWholeNumber
    case .continuousScale, .decimal: .helpNumber
    case .boolean: .helpAnswer
    case .choice(let format): format.isMultiple ? .helpChoices : .helpChoice
    case .text: .helpText
    case .textScale, .valuePicker: .helpOneOfList
    case .multiPicker: .helpEach
    case .rank: .helpOrder
    case .confirmText: .helpConfirm
    case .email, .location: .helpAnswer
    case .date: .helpDate
    case .dateTime: .helpDateTime
    case .ladder, .time, .duration, .height, .weight, .age: .helpAnswer
    case .file: .helpFile
    }
  }

  /// What can be typed besides an answer, here and now.
  var commandList: [Block.Entry] {
    let item = questionAtHand
    var list: [(word: String, meaning: String)] = [(phrases(.wordBack), phrases(.helpBack))]
    if item?.isOptional == true { list.append((phrases(.wordSkip), phrases(.helpSkip))) }
    if let item, item.format.list?.isLong == true {
      list.append((phrases(.wordList), phrases(.helpList)))
    }
    if let item, isEdit(phrases(.wordEditor), item) {
      list.append((phrases(.wordEditor), phrases(.helpEdit)))
    }
    if let label = item?.dontKnow {
      list.append((phrases(.wordDontKnow), phrases(.helpDontKnow, ["label": label])))
    }
    if let label = item?.decline {
      list.append((phrases(.wordDecline), phrases(.helpDecline, ["label": label])))
    }
    if session.currentStep?.isOptional == true {
      list.append((phrases(.wordSkipAll), phrases(.helpSkipAll)))
    }
    list.append((phrases(.wordReview), phrases(.helpReview)))
    list.append(("\(phrases(.wordGoTo)) 1", phrases(.helpGoTo)))
    if supportsSaving { list.append((phrases(.wordSave), phrases(.helpSave))) }
    list.append((phrases(.wordQuit), phrases(.helpQuit)))
    if let more = learnMoreMeaning { list.append(("??", more)) }
    for (index, more) in numberedTexts.enumerated() {
      list.append(("? \(index + 1)", phrases(.helpNumbered, ["title": more.title])))
    }
    if let way = session.currentStep?.earlyTermination {
      list.append((phrases(.wordEnd), way.button))
    }
    if takesWords(item) { list.append((":\(phrases(.wordBack))", phrases(.helpLiteral))) }
    return list.map { Block.Entry($0.word, StyledText($0.meaning)) }
  }

  private var learnMoreMeaning: String? {
    if let more = session.currentItem?.learnMore ?? session.currentItem?.section?.learnMore {
      return phrases(.helpMore, ["title": more.title])
    }
    guard let step = session.currentStep,
      session.delegate?.session(session, hasLearnMoreFor: step) ?? false
    else { return nil }
    return step.learnMore.map { phrases(.helpMore, ["title": $0.title]) }
      ?? phrases(.helpMoreUntitled)
  }

  private func takesWords(_ item: FormItem?) -> Bool {
    switch item?.format {
    case .text, .choice, .email, .location, .confirmText: true
    default: item?.format.list != nil
    }
  }
}
