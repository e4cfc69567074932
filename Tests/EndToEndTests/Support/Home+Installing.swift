extension Home {
  /// Installs the program alone in this home, where there is no viewer beside it, and uses that.
  func install(withContent: Bool = true) throws {
    try shell(
      "mkdir -p bin share/bedside && { ln '\(Built.bedside)' bin || cp '\(Built.bedside)' bin; }")
    if withContent { try shell("cp -R '\(Built.checkout)/Content' share/bedside") }
    program = "\(folder)/bin/bedside"
  }

  /// Puts the script in the file `name` beside the program as its viewer.
  ///
  /// A process of its own makes the file: were it written here, a program that another test starts at
  /// that moment would have it open too, and what is open for writing can't be run (ETXTBSY).
  func installViewer(from name: String) throws {
    try shell("cp '\(name)' bin/bedside-viewer && chmod +x bin/bedside-viewer")
  }

  /// Whether mounts can be made that only the program and what it starts see.
  static let canMount: Bool = {
    let ended = try? Program.run(["unshare", "-m", "true"], environment: ["PATH": "/usr/bin:/bin"])
    return System.isRoot && ended?.status == 0
  }()

  /// Runs one command of the program while its store can only be read.
  func runReadOnly(_ arguments: String..., input: Program.Input = .nothing) throws -> Ended {
    guard System.isRoot else {
      try shell("chmod 500 '\(store)'")
      defer { _ = try? shell("chmod 700 '\(store)'") }
      return try Program.run(
        command(arguments), environment: environment, folder: folder, input: input)
    }
    // Permissions don't keep the superuser from anything; a mount does.
    let mount = "mount --bind \"$0\" \"$0\" && mount -o remount,ro,bind \"$0\" && exec \"$@\""
    return try Program.run(
      ["unshare", "-m", "sh", "-c", mount, store] + command(arguments), environment: environment,
      folder: folder, input: input)
  }
}
