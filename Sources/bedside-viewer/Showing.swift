import BedsideCore
import BedsideViewing
import TerminalPictures

/// Where a session is shown: in a window, else as a picture in the terminal, else in words.
@MainActor
struct Showing {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Shows a session until the person leaves it.
  func show(
    _ session: ViewingSession, _ loaded: LoadedModel
  ) throws(Failure) -> ModelStepResult {
    let wish = try arguments.wantedPicture()
    let isForTerminal = arguments.mode == .terminal || wish != .auto
    if !isForTerminal, Self.hasDisplay {
      do throws(Failure) {
        return try WindowViewer(session, loaded).run()
      } catch {
        Output.say("bedside-viewer: \(error.message)")
      }
    }
    if wish == ModelPicture.none || !TerminalDevice.traits.canMoveCursor {
      return try WordedViewer(session).run()
    }
    do throws(Failure) {
      return try TerminalViewer(session, loaded, wish).run()
    } catch  where error.code == .nowhereToShow {
      guard LineTerminal.exists else { throw error }
      Output.say("bedside-viewer: \(error.message)")
      return try WordedViewer(session).run()
    }
  }

  /// Whether the environment speaks of a display at all; asking GLFW costs time where there is none.
  private static var hasDisplay: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(Environment[$0] ?? "").isEmpty }
  }
}

extension Arguments {
  /// The kind of picture that is wanted in a terminal: the option's, else the environment's.
  func wantedPicture() throws(Failure) -> ModelPicture {
    if let picture { return picture }
    guard let word = Environment["BEDSIDE_PICTURE"], !word.isEmpty else { return .auto }
    guard let picture = ModelPicture(rawValue: word) else {
      throw .usage("BEDSIDE_PICTURE: \(ModelPicture.wrongName(word))")
    }
    return picture
  }
}
