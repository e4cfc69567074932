import BedsideStore
import Synchronization

/// A disk in memory that can fail at any call and lose power at any moment.
///
/// It keeps apart what the system shows and what the disk holds: bytes and names are safe only once
/// they were flushed.
final class SimulatedDisk: FileSystem {
  let state = Mutex(State())
  let user: UInt32 = 1000

  /// The calls made so far, by name.
  var calls: [String] { state.withLock { $0.calls } }

  /// Lets the `number`th call from now fail.
  func fail(atCall number: Int, with fault: Fault) {
    state.withLock {
      $0.calls = []
      $0.faultCall = number
      $0.fault = fault
    }
  }

  /// Lets every call succeed again and forgets the calls made so far.
  ///
  /// Without `keepingOpened`, as after a new start of the process: nothing is open or locked.
  func heal(keepingOpened: Bool = false) {
    state.withLock {
      $0.fault = nil
      $0.isDead = false
      $0.isFull = false
      $0.calls = []
      if keepingOpened { return }
      $0.opened = [:]
      $0.locks = [:]
    }
  }

  /// Loses power: what was not flushed is gone, torn or spoilt, as `survivor` says.
  func cutPower(_ survivor: Survivor) {
    heal()
    state.withLock { state in
      for number in state.nodes.keys {
        state.nodes[number, default: Node(kind: .file)].losePower(survivor)
      }
    }
  }

  /// The bytes of a file; nil when there is none.
  func bytes(at path: String) -> [UInt8]? {
    state.withLock { state in state.node(at: path, from: 1).map { state.nodes[$0]?.bytes ?? [] } }
  }

  /// Changes a file as an editor would that writes in place.
  func edit(_ path: String, _ change: (inout [UInt8]) -> Void) {
    state.withLock { state in
      guard let number = state.node(at: path, from: 1) else { return }
      var bytes = state.nodes[number]?.bytes ?? []
      change(&bytes)
      state.nodes[number]?.bytes = bytes
      state.nodes[number]?.durableBytes = bytes
    }
  }

  /// Gives a file a second name.
  func link(_ path: String) {
    state.withLock { state in
      guard let number = state.node(at: path, from: 1) else { return }
      state.nodes[number]?.links += 1
    }
  }

  /// Changes who owns a file or folder and who may enter it.
  func setFolder(_ path: String, owner: UInt32 = 1000, permissions: UInt32 = 0o700) {
    state.withLock { state in
      guard let number = state.node(at: path, from: 1) else { return }
      state.nodes[number]?.owner = owner
      state.nodes[number]?.permissions = permissions
    }
  }
}
