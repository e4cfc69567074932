import Dispatch
import Synchronization

/// A model that is read by another thread, so that the driver can get ready meanwhile.
final class Loading: Sendable {
  private let result = Mutex<Result<LoadedModel, Failure>?>(nil)
  private let done = DispatchSemaphore(value: 0)

  /// Begins to read.
  init(_ read: @escaping @Sendable () throws(Failure) -> LoadedModel) {
    DispatchQueue.global(qos: .userInteractive).async { [self] in
      let outcome = Result { () throws(Failure) in try read() }
      result.withLock { $0 = outcome }
      done.signal()
    }
  }

  /// Waits for the model.
  func finished() throws(Failure) -> LoadedModel {
    done.wait()
    defer { done.signal() }
    guard let result = result.withLock({ $0 }) else {
      preconditionFailure("what is done has a result")
    }
    return try result.get()
  }
}
