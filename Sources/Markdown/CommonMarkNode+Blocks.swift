#if Markdown
extension CommonMarkNode {
  /// The blocks directly in the node.
  func blocks(depth: Int) -> [MarkdownBlock] {
    guard depth < MarkdownReader.deepest else {
      let text = plainText
      return text.isEmpty ? [] : [.paragraph([.text(text)])]
    }
    return children.compactMap { $0.block(depth: depth) }
  }

  private func block(depth: Int) -> MarkdownBlock? {
    switch kind {
    case "heading": .heading(level: headingLevel, inlines())
    case "paragraph": paragraph
    case "block_quote": .quote(blocks(depth: depth + 1))
    case "list": list(depth: depth)
    case "code_block":
      .code(literal.hasSuffix("\n") ? String(literal.dropLast()) : literal, language: language)
    case "thematic_break": .rule
    case "table": .table(table)
    case "html_block": html
    default: nil
    }
  }

  /// A paragraph, or nil when nothing of it is shown.
  private var paragraph: MarkdownBlock? {
    let content = inlines()
    return content.isEmpty ? nil : .paragraph(content)
  }

  private var html: MarkdownBlock? {
    let text = HTMLText.text(of: literal)
    return text.isEmpty ? nil : .paragraph([.text(text)])
  }

  private func list(depth: Int) -> MarkdownBlock {
    let items = children.map { $0.blocks(depth: depth + 1) }
    return isOrdered ? .orderedList(start: start, items) : .bulletList(items)
  }

  private var table: MarkdownTable {
    let rows = children.map { row in row.children.map { $0.inlines() } }
    return MarkdownTable(
      header: rows.first ?? [], rows: Array(rows.dropFirst()), alignments: alignments)
  }

  /// The running text in the node.
  private func inlines(depth: Int = 0) -> [MarkdownInline] {
    guard depth < MarkdownReader.deepest else { return [.text(plainText)] }
    var inlines: [MarkdownInline] = []
    for child in children {
      if let inline = child.inline(depth: depth) { inlines.add(inline) }
    }
    return inlines
  }

  private func inline(depth: Int) -> MarkdownInline? {
    switch kind {
    case "text": .text(literal)
    case "softbreak": .text(" ")
    case "linebreak": .lineBreak
    case "code": .code(literal)
    case "emph": .emphasis(inlines(depth: depth + 1))
    case "strong": .strong(inlines(depth: depth + 1))
    case "link": .link(inlines(depth: depth + 1), url: url)
    case "image": .image(alt: plainText)
    case "html_inline": literal.lowercased().hasPrefix("<br") ? .lineBreak : nil
    default: nil
    }
  }
}
#endif
