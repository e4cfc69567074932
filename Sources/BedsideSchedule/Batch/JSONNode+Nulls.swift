internal import BedsideCore

extension JSONNode {
  /// The node without the members that are `null`, in objects at any depth.
  var withoutNulls: JSONNode {
    switch content {
    case .null, .bool, .number, .string: self
    case .array(let nodes): JSONNode(.array(nodes.map(\.withoutNulls)), offset: offset)
    case .object(let members):
      JSONNode(
        .object(
          members.filter { !$0.node.isNull }.map { member in
            var member = member
            member.node = member.node.withoutNulls
            return member
          }), offset: offset)
    }
  }
}
