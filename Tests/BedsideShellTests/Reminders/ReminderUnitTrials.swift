import BedsideCore
import BedsideStore
import Foundation
import Testing

@testable import BedsideShell

/// systemd itself, where it is installed, reads the units that are written.
@MainActor
struct ReminderUnitTrials {
  private nonisolated static let analyze = "/usr/bin/systemd-analyze"
  private nonisolated static var isThere: Bool {
    FileManager.default.isExecutableFile(atPath: analyze)
  }
  private let machine = ExportMachine.make()
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func analyzed(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: Self.analyze)
    process.arguments = arguments
    process.environment = [
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  /// What systemd says about the units of an installation with these words more.
  private func verified(_ program: String, _ words: [String]) throws -> (
    status: Int32, text: String
  ) {
    machine.configure = { $0.program = program }
    machine.zones = SystemZones()
    machine.type([])
    machine.isInteractive = false
    #expect(machine.run(["reminders", "install"] + words).code == .done)
    var paths: [String] = []
    for (path, text) in machine.files where path.contains("bedside-reminder.") {
      let name = try #require(path.split(separator: "/").last.map(String.init))
      let place = folder.appending(path: name)
      try Data(text.utf8).write(to: place)
      paths.append(place.path)
    }
    #expect(paths.count == 2)
    return try analyzed(["verify", "--user", "--man=no"] + paths.sorted())
  }

  @Test(.enabled(if: isThere, "systemd-analyze is not installed"))
  func `systemd takes the units, whatever the program's path is`() throws {
    let odd = folder.appending(path: "my $bed 100% \"x\" 'y' é\\z")
    try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = odd.appending(path: "bedside").path
    try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    for words in [
      [], ["--at", "07:15,20:30", "--neutral"], ["--participant", "ann-b", "--zone", "Asia/Tokyo"],
    ] {
      let (status, text) = try verified(program, words)
      // A container may have no user manager; what is wrong with a unit is told with its file or name.
      #expect(!text.contains("bedside-reminder"), "\(text)")
      #expect(status == 0 || !text.contains("reminder"), "\(text)")
    }
    let broken = folder.appending(path: "bedside-reminder.service")
    try Data("[Service]\nType=oneshot\nExecStart=\"/gone\n".utf8).write(to: broken)
    let (status, text) = try analyzed(["verify", "--user", "--man=no", broken.path])
    #expect(status != 0 || text.contains("bedside-reminder"), "the trial finds nothing: \(text)")
  }

  @Test(.enabled(if: isThere, "systemd-analyze is not installed"))
  func `systemd reads the times as they are meant`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let time = try #require(WallTime(hour: 20, minute: 30))
    for zone in [nil, "America/New_York"] {
      let calendar = ReminderPlan.Time(time: time, zone: zone).calendar
      let (status, text) = try analyzed(["calendar", calendar])
      #expect(status == 0, "\(text)")
      #expect(text.contains("Normalized form: *-*-* 20:30:00" + (zone.map { " \($0)" } ?? "")))
    }
  }
}
