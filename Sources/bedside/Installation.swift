import BedsideStore
import Glibc

/// Where this program lies, and what lies about it.
struct Installation {
  /// The path of this program, links resolved; nil where it can't be found out.
  let program: String?
  /// The folder of this program.
  private let folder: String

  init() {
    let path = unsafe realpath("/proc/self/exe", nil)
    defer { unsafe free(path) }
    self.program = unsafe path.map { unsafe String(cString: $0) }
    let program = self.program ?? ""
    folder = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
  }

  /// What tells this file of the program from any other that is or was in its place: where it lies and
  /// when it was last written or changed; nil where that can't be found out.
  var build: String? {
    var status = stat()
    guard unsafe stat("/proc/self/exe", &status) == 0 else { return nil }
    let times = [status.st_mtim, status.st_ctim].map { "\($0.tv_sec).\($0.tv_nsec)" }
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(times.joined(separator: " "))"
  }

  /// Whether systemd runs this machine (sd_booted(3)).
  var hasServiceManager: Bool { unsafe access("/run/systemd/system", F_OK) == 0 }

  /// The viewer beside this program; nil where there is none.
  var viewer: String? {
    let path = folder + "/bedside-viewer"
    return unsafe access(path, X_OK) == 0 ? path : nil
  }

  /// The folder that holds `Content` and `Models`: that of an installation, or else the checkout in which
  /// this was built, or the working folder.
  var dataFolder: String? {
    var candidates = [folder + "/../share/bedside"]
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    // No other folder above is ours: what lies there may be anybody's.
    if let build = parts.lastIndex(of: ".build") {
      candidates.append(parts[..<build].joined(separator: "/"))
    }
    candidates.append(".")
    return candidates.first { unsafe access($0 + "/Content/recover/study.json", R_OK) == 0 }
  }
}
