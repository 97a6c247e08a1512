import Foundation
import TheseusLessons
import TheseusSession
import TheseusShell

extension AppearanceOptions {
  /// How answers look on this console.
  func appearance(on console: Console) -> Appearance {
    let isAccessible = Terminal.isAccessible(flag: accessible, environment: console.environment)
    return Appearance(
      format: format == .json ? .json : .text,
      medium: console.terminal.medium(isAccessible: isAccessible, isASCII: ascii),
      isColored: console.terminal.usesColor(mode: color, environment: console.environment),
      fixedWidth: width,
      terminal: console.terminal)
  }

  /// What stands between two answers.
  var spacing: Shell.Spacing { format == .json ? .none : .blankLines }
}

extension WorldOptions {
  /// A new session in the world that was asked for, otherwise in the one that the lesson asks for.
  func makeSession(_ lesson: FrontMatter? = nil, detail: AppearanceOptions.Detail = .normal) -> Session {
    Session(configuration(lesson, detail: detail))
  }

  /// How a session works in the world that was asked for, otherwise in the one that the lesson asks for.
  func configuration(
    _ lesson: FrontMatter?, detail: AppearanceOptions.Detail = .normal
  ) -> Session.Configuration {
    var configuration = Session.Configuration(
      memory: MemoryBudget { ResidentMemory.bytes }, isInterrupted: { Interruption.isRequested })
    if let date = startDate ?? lesson?.clock.flatMap(Self.date) {
      configuration.clock = date.timeIntervalSince1970
    }
    if let seed = seed ?? lesson?.seed.flatMap(UInt64.init(exactly:)) { configuration.seed = seed }
    configuration.detail =
      switch detail {
      case .brief: .brief
      case .normal: .normal
      case .full: .full
      }
    return configuration
  }
}

extension StateOptions {
  /// The history, unless it is not wanted or there is nowhere to keep it.
  func history(on console: Console) -> HistoryFile? {
    withoutHistory ? nil : StateFolder(environment: console.environment).map(HistoryFile.init(folder:))
  }

  /// The progress file, unless it is not wanted or there is nowhere to keep it.
  func progressFile(on console: Console) -> ProgressFile? {
    withoutProgress ? nil : StateFolder(environment: console.environment).map(ProgressFile.init(folder:))
  }
}

extension Console {
  /// The editor of a prompt on this console.
  func makeEditor(_ appearance: Appearance, history: HistoryFile?) -> any LineEditor {
    terminal.makeLineEditor(
      isColored: appearance.isColored, history: history?.entries() ?? [], output: output, errors: errors)
  }
}
