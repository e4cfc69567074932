import BedsideCore
import BedsideStore

/// A file system of its own in a file, whose power can be cut.
final class MountedDisk {
  /// Where it is mounted.
  let path: String
  private let home: Home
  private var isMounted = false

  /// Makes and mounts a file system of a kind: ext4 or xfs.
  init(_ kind: String, in home: Home) throws {
    self.home = home
    path = "\(home.folder)/disk"
    // The smallest that mkfs.xfs makes is 300 MB; the file has holes.
    try demand("mkdir disk && truncate -s 400M image && mkfs.\(kind) -q image")
    try mount()
    try demand("chmod 700 disk")
  }

  deinit {
    if isMounted { _ = try? home.shell("umount disk || umount -l disk") }
  }

  /// Cuts the power, ends whoever still writes, and starts again.
  func cutPower(ending programs: [RunningProgram]) throws {
    try demand("'\(try CompiledTool.powercut.get())' disk")
    for program in programs { program.kill() }
    try demand("umount disk")
    isMounted = false
    try mount()
  }

  private func mount() throws {
    try demand("mount -o loop image disk")
    isMounted = true
  }

  private func demand(_ script: String) throws {
    let ended = try home.shell(script)
    guard ended.status == 0 else { throw Failure("\(script): \(ended)") }
  }
}
