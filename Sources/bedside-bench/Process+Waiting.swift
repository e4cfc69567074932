import Foundation

extension Process {
  /// Starts the program and returns at once when it has ended.
  ///
  /// `waitUntilExit` looks only every twentieth of a second, which would be most of what is measured.
  func runToEnd() throws {
    let end = DispatchSemaphore(value: 0)
    terminationHandler = { _ in end.signal() }
    try run()
    end.wait()
  }
}
