#if Markdown
internal import CCMark

/// A node of cmark-gfm's tree, valid as long as the tree.
@safe struct CommonMarkNode {
  private let node: OpaquePointer

  init(_ node: OpaquePointer) {
    unsafe self.node = unsafe node
  }

  /// The name of the node's kind, as cmark-gfm writes it in XML.
  var kind: String {
    unsafe string(cmark_node_get_type_string(node))
  }

  /// The node's own text: that of text, code and HTML.
  var literal: String {
    unsafe string(cmark_node_get_literal(node))
  }

  var url: String {
    unsafe string(cmark_node_get_url(node))
  }

  /// The first word after the fence of a block of code.
  var language: String? {
    let words = unsafe string(cmark_node_get_fence_info(node)).split(separator: " ")
    return words.first.map(String.init)
  }

  var headingLevel: Int {
    unsafe Int(cmark_node_get_heading_level(node))
  }

  var isOrdered: Bool {
    unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
  }

  var start: Int {
    unsafe Int(cmark_node_get_list_start(node))
  }

  var children: [CommonMarkNode] {
    var children: [CommonMarkNode] = []
    var child = unsafe cmark_node_first_child(node)
    while let next = unsafe child {
      unsafe children.append(CommonMarkNode(next))
      unsafe child = cmark_node_next(next)
    }
    return children
  }

  /// The alignments of a table's columns, for which cmark-gfm has a letter each.
  var alignments: [MarkdownTable.Alignment] {
    let count = unsafe Int(cmark_gfm_extensions_get_table_columns(node))
    guard let letters = unsafe cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return (0..<count).map { index in
      switch unsafe letters[index] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .natural
      }
    }
  }

  /// All text in and below the node, found without recursion.
  var plainText: String {
    var text = ""
    guard let walk = unsafe cmark_iter_new(node) else { return text }
    defer { unsafe cmark_iter_free(walk) }
    while unsafe cmark_iter_next(walk) != CMARK_EVENT_DONE {
      guard let current = unsafe cmark_iter_get_node(walk),
        unsafe cmark_iter_get_event_type(walk) == CMARK_EVENT_ENTER
      else { continue }
      let node = unsafe CommonMarkNode(current)
      switch node.kind {
      case "text", "code", "code_block": text += node.literal
      case "softbreak", "linebreak", "paragraph": text += text.isEmpty ? "" : " "
      default: break
      }
    }
    return text
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}
#endif
