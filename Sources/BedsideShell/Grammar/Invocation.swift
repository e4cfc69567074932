/// What was asked for: options for the whole program, and a command.
struct Invocation: Hashable {
  /// The program's options and their values; an option without a value has an empty one.
  var globals: [String: String] = [:]
  /// The command; nil to open the shell.
  var command: CommandName?
  /// The command's arguments, in order.
  var arguments: [String] = []
  /// The command's options and their values.
  var options: [String: String] = [:]
  /// Whether only an explanation of the command is wanted.
  var wantsHelp = false

  /// Whether the option `name` was given to the program or to the command.
  func has(_ name: String) -> Bool { globals[name] != nil || options[name] != nil }
}
