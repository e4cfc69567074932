internal import BedsideCore
internal import BedsideSchedule

/// The commands on the records as a whole.
enum DataGrammar {
  static let exportOptions = [
    OptionSpec(
      name: "format", value: "kind", allowed: ExportFormat.allCases.map(\.rawValue),
      meaning: .exportFormat),
    OptionSpec(name: "tsv", meaning: .exportTSV),
    OptionSpec(name: "task", value: "task", meaning: .exportTask),
    OptionSpec(name: "from", value: "day", meaning: .exportFrom),
    OptionSpec(name: "to", value: "day", meaning: .exportTo),
    OptionSpec(name: "everyone", meaning: .exportEveryone),
    OptionSpec(name: "deleted", meaning: .exportDeleted),
    OptionSpec(name: "bom", meaning: .exportMark),
    OptionSpec(name: "defuse", meaning: .exportDefuse),
    OptionSpec(name: "alarm", value: "minutes", meaning: .exportAlarm),
    OptionSpec(name: "neutral", meaning: .exportNeutral),
    OptionSpec(name: "force", meaning: .exportForce),
  ]

  static let commands: [CommandSpec] = [
    CommandSpec(
      name: .verify, summary: .verifySummary, printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .doctor, summary: .doctorSummary,
      options: [
        OptionSpec(name: "adopt", value: "line", meaning: .doctorAdopt),
        OptionSpec(name: "accept-loss", value: "file", meaning: .doctorAcceptLoss),
        OptionSpec(name: "reason", value: "text", meaning: .doctorReason, isOneLine: true),
        OptionSpec(
          name: "author", value: "name", meaning: .doctorAuthor, isOneLine: true, longest: 100),
      ], printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .audit, summary: .auditSummary,
      arguments: [.init(name: "task", kind: .task, isRequired: false)],
      options: [
        OptionSpec(name: "from", value: "day", meaning: .auditFrom),
        OptionSpec(name: "to", value: "day", meaning: .auditTo),
        OptionSpec(name: "last", value: "count", meaning: .historyLast),
      ], printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .participants, summary: .participantsSummary,
      arguments: [
        .init(name: "action", kind: .word(["add", "set"]), isRequired: false),
        .init(name: "participant", kind: .name, isRequired: false),
      ],
      options: [
        OptionSpec(
          name: "name", value: "text", meaning: .participantsName, isOneLine: true, longest: 100),
        OptionSpec(
          name: "side", value: "side", allowed: BodySide.allCases.map(\.rawValue) + ["none"],
          meaning: .participantsSide),
        OptionSpec(name: "notes", value: "text", meaning: .participantsNotes, isOneLine: true),
      ], printsJSON: true, printsRecords: true),
    CommandSpec(
      name: .export, summary: .exportSummary,
      arguments: [.init(name: "path", kind: .file, isRequired: false)], options: exportOptions,
      printsJSON: true, note: .exportNote),
    CommandSpec(
      name: .import, summary: .importSummary,
      arguments: [.init(name: "path", kind: .file)],
      options: [
        OptionSpec(
          name: "author", value: "name", meaning: .importAuthor, isOneLine: true, longest: 100),
        OptionSpec(name: "reason", value: "text", meaning: .importReason, isOneLine: true),
      ], printsJSON: true),
    CommandSpec(
      name: .erase, summary: .eraseSummary,
      options: [OptionSpec(name: "confirm", value: "name", meaning: .eraseConfirm)],
      printsJSON: true),
  ]
}
