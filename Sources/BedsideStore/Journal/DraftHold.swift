/// A draft that is kept from other processes as long as this lives.
public final class DraftHold {
  private let release: () -> Void

  init(release: @escaping () -> Void) { self.release = release }

  deinit { release() }
}
