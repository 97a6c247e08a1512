import ArgumentParser
import Foundation
import TheseusShell

/// How traces look; the same for all commands.
struct AppearanceOptions: ParsableArguments {
  /// Text for people or JSON for programs.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  /// How much a trace says.
  enum Detail: String, ExpressibleByArgument, CaseIterable {
    case brief
    case normal
    case full
  }

  @Option(help: "Traces as text, or one JSON object a line.")
  var format = Format.text

  @Option(help: "How much a trace says: counts and the reason, what a learner needs, or everything.")
  var detail = Detail.normal

  @Option(help: "Whether to use color; 'auto' looks at NO_COLOR, CLICOLOR_FORCE and the terminal.")
  var color = ColorMode.auto

  @Flag(help: "Draw with ASCII only.")
  var ascii = false

  @Flag(help: "Words instead of drawings, nothing redrawn: for a screen reader.")
  var accessible = false

  @Option(help: "The width of traces in columns (default: the window's).")
  var width: Int?

  func validate() throws {
    if let width, !(20...1000).contains(width) {
      throw ValidationError("'--width' is a number of columns from 20 to 1000, not \(width).")
    }
  }
}

/// What a program sees of the world, which is never the real one: the same in every run.
struct WorldOptions: ParsableArguments {
  @Option(help: "The time at the start, in ISO 8601 (default: 2025-06-09T09:00:00Z).")
  var clock: String?

  @Option(help: "The seed of random numbers and UUIDs (default: 1).")
  var seed: UInt64?

  func validate() throws {
    if let clock, Self.date(clock) == nil {
      throw ValidationError("'--clock' is a time such as 2025-06-09T09:00:00Z, not '\(clock)'.")
    }
  }

  /// The time at the start, if one was given.
  var startDate: Date? { clock.flatMap(Self.date) }

  /// Reads ISO 8601, with UTC where no zone is given.
  static func date(_ text: String) -> Date? {
    let formatter = ISO8601DateFormatter()
    return formatter.date(from: text) ?? formatter.date(from: text + "Z")
  }
}

extension WorldOptions {
  /// The world of commands that have no such options: that of the lesson.
  static var standard: WorldOptions {
    var options = WorldOptions()
    options.clock = nil
    options.seed = nil
    return options
  }
}

/// What is kept between runs.
struct StateOptions: ParsableArguments {
  @Flag(name: .customLong("no-history"), help: "Neither read nor write the history of inputs.")
  var withoutHistory = false

  @Flag(name: .customLong("no-progress"), help: "Neither read nor write the progress through the lessons.")
  var withoutProgress = false
}

/// Which view a program is mounted at.
struct RootOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The view to mount.",
      discussion: """
        Without it: the App, or the view that it only names; else ContentView, else the last view that no other uses.
        """,
      valueName: "view"))
  var root: String?
}

/// Where lessons are.
struct LessonOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of lessons (default: beside the program, then ./Lessons).", valueName: "dir"))
  var lessons: String?
}

/// The inputs of a run without a person.
struct InputOptions: ParsableArguments {
  @Option(
    name: .customShort("c"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An input as typed at the prompt, Swift or a command; may be repeated.", valueName: "input"))
  var inputs: [String] = []

  @Flag(help: "Go on behind an input that fails; the exit status is still 3.")
  var keepGoing = false

  /// What to do with an input that fails.
  var failurePolicy: Shell.FailurePolicy { keepGoing ? .keepGoing : .stop }
}

extension ColorMode: ExpressibleByArgument {}
