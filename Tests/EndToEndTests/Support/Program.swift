/// A program that runs without a terminal, to its end.
enum Program {
  /// What stands on its standard input.
  enum Input {
    /// Nothing: /dev/null.
    case nothing
    /// Standard input is not even open.
    case closed
    /// A text, through a pipe.
    case text(String)
  }

  /// How long a program may take, however busy the machine is.
  static let patience = 15.0

  /// Runs `command` and waits for its end.
  static func run(
    _ command: [String], environment: [String: String], folder: String = "/",
    input: Input = .nothing
  ) throws -> Ended {
    var (typed, output, errors) = (try System.pipe(), try System.pipe(), try System.pipe())
    defer {
      for end in [typed, output, errors] {
        var (read, write) = end
        System.close(&read)
        System.close(&write)
      }
    }
    let stream: System.Stream =
      switch input {
      case .nothing: .null
      case .closed: .closed
      case .text: .descriptor(typed.read)
      }
    let process = try System.spawn(
      command, environment: environment, folder: folder,
      streams: [stream, .descriptor(output.write), .descriptor(errors.write)])
    System.close(&typed.read)
    System.close(&output.write)
    System.close(&errors.write)
    if case .text(let text) = input { System.write(Array(text.utf8)[...], to: typed.write) }
    System.close(&typed.write)
    let texts = collect([output.read, errors.read])
    if texts == nil { System.send(9, to: process) }
    let status = System.wait(for: process)
    guard let texts else { throw Failure("\(command) did not end.") }
    return Ended(status: status, output: texts[0], errors: texts[1])
  }

  /// Everything that comes out of the descriptors until all are closed; nil when that takes too long.
  private static func collect(_ descriptors: [CInt]) -> [String]? {
    var open = descriptors
    var bytes = descriptors.map { _ in [UInt8]() }
    let deadline = System.seconds + patience
    while open.contains(where: { $0 >= 0 }) {
      guard System.seconds < deadline else { return nil }
      for index in System.readable(open, milliseconds: 1000) {
        let part = System.read(open[index])
        bytes[index] += part
        if part.isEmpty { open[index] = -1 }
      }
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
