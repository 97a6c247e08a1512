import TheseusProgram
import TheseusTrace

/// An input that cannot run: what is wrong with it, before anything has changed.
struct InputProblem: Error {
  /// What is wrong.
  var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension Diagnostic {
  static let noProgram = Diagnostic(
    id: "no-program", message: "no program is loaded", range: nil,
    explanation: "`:load FILE` loads one; or start with `theseus run FILE`.")

  /// Said when the rest of the program does not fit what was declared anew.
  static let fitsOnlyTogether = Diagnostic(
    id: "fits-only-together", severity: .note, message: "the rest of the program does not fit this declaration",
    range: nil,
    explanation: "Declarations that fit only together are one input: `:{`, then all of them, then `:}`.")

  static let noRootView = Diagnostic(
    id: "no-root-view", message: "the program declares no view that can be shown by itself", range: nil,
    explanation:
      "Declare a struct that conforms to View and is not generic. Theseus shows the content of the App's WindowGroup, else ContentView, else the last view that no other view uses. A generic view is shown with its arguments: `--root 'Card(content: { Text(\"a\") })'`."
  )

  static func noRootView(named name: String, among views: [String]) -> Diagnostic {
    let nearest = EditDistance.nearest(to: name, in: views, by: \.self)
    let list = views.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      id: "no-root-view", message: "the program declares no view '\(name)'" + didYouMean(nearest), range: nil,
      explanation: views.isEmpty ? nil : "It declares \(list).")
  }

  static func rootNeedsMore(_ root: RootView, because errors: [Diagnostic]) -> Diagnostic {
    Diagnostic(
      id: "root-view", message: "cannot make the root view by '\(root.expression)': \(errors[0].message)", range: nil,
      explanation: "Name another view, or give it its arguments: `--root 'Name(title: \"Rex\")'`.")
  }

  static func noView(_ name: String, suggestion: String?) -> Diagnostic {
    Diagnostic(
      id: "no-such-view", message: "there is no view '\(name)'" + didYouMean(suggestion), range: nil,
      explanation: "`:tree` shows the views with their handles; `Row`, `Row#7`, `#7` and `Row[id: 2]` name one.")
  }

  /// A part of SwiftUI that has no number, where a view is meant; `owner` is the view whose body makes it.
  static func unnumberedView(_ name: String, in owner: String) -> Diagnostic {
    Diagnostic(
      id: "no-such-view", message: "'\(name)' is a view of SwiftUI that has no number here", range: nil,
      explanation:
        "Views and modifiers with a `body` have one, and the rows of a `ForEach`. This one has no body that runs: it comes and goes with the body that makes it, so ask about `\(owner)`."
    )
  }

  /// A control and a text where a view is meant: what `:enter` takes.
  static func noViewToType(_ text: String) -> Diagnostic {
    Diagnostic(
      id: "no-such-view", message: "there is no view '\(text)'", range: nil,
      explanation:
        "`:type` shows the static type of a view's body. What is typed into a field is entered: `:enter \(text)`.")
  }

  static func ambiguousView(_ name: String, handles: [Int]) -> Diagnostic {
    let shown = handles.prefix(8).map { "#\($0)" }.joined(separator: ", ")
    return Diagnostic(
      id: "ambiguous-view",
      message: "'\(name)' names \(handles.count) views: \(shown)\(handles.count > 8 ? ", …" : "")",
      range: nil, explanation: "Add the handle, as in `\(name)#\(handles[0])`.")
  }

  static func noControl(_ name: String, suggestion: String?, among controls: [Control]) -> Diagnostic {
    let isCut = suggestion?.lowercased().hasPrefix(name.lowercased() + " ") ?? false
    let quoting = isCut ? " A name of several words stands in quotes where something follows it." : ""
    let selectable = controls.first { $0.kind == "List" || $0.kind == "Table" }
    let choosing = selectable.map { " A row of \($0.name) is chosen by `:pick \($0.name) ROW`." } ?? ""
    let search = controls.first { $0.kind == "SearchField" }
    let searching = search.map { " What a search suggests is there when it has begun: `:tap \($0.name)`." } ?? ""
    return Diagnostic(
      id: "no-such-control", message: "there is no control '\(name)' on the screen" + didYouMean(suggestion),
      range: nil,
      explanation: "`:controls` lists what can be acted on, with numbers." + quoting + choosing + searching)
  }

  static func coveredControl(_ name: String, by cover: Cover) -> Diagnostic {
    Diagnostic(
      id: "covered-control", message: "'\(name)' is covered by the \(cover.name)", range: nil,
      explanation:
        "What it belongs to is still there, and gets no touches. `:dismiss` dismisses what was presented last.")
  }

  static func ambiguousControl(_ name: String, _ controls: [Control]) -> Diagnostic {
    let areAlike = Set(controls.map(\.kind)).count == 1
    let byKind = controls.first { one in controls.count { $0.kind == one.kind } == 1 }
    let shown = controls.prefix(8).map { control in
      let kind = areAlike ? "" : " \(control.kind)"
      let owner = control.opener.map { " of \($0.owner)" } ?? control.node.map { " in #\($0)" } ?? ""
      return "\(control.number)\(kind)\(owner)"
    }
    return Diagnostic(
      id: "ambiguous-control",
      message: "'\(name)' names \(controls.count) controls: \(shown.joined(separator: ", "))"
        + (controls.count > 8 ? ", …" : ""),
      range: nil,
      explanation: "Use the number, as `:controls` prints it"
        + (byKind.map { ", or the kind as well: `\($0.kind) \($0.name)`." } ?? "."))
  }

  static func obstructedControl(_ name: String, by obstacle: Control.Obstacle) -> Diagnostic {
    let (message, explanation) =
      switch obstacle {
      case .disabled:
        (
          "is disabled",
          "A disabled control does nothing when it is tapped. `.disabled(_:)` on it, or on a view above it, decides."
        )
      case .hidden:
        (
          "is hidden",
          "`.hidden()` on it, or on a view above it, keeps its place and its identity, but it is not drawn and gets no touches."
        )
      case .transparent:
        (
          "has opacity 0",
          "A view that is wholly transparent gets no touches in SwiftUI, though it keeps its place and its identity. `.opacity(0)` stands on it or on a view above it."
        )
      case .untouchable:
        (
          "takes no touches",
          "`.allowsHitTesting(false)` stands on it or on a view above it: a touch goes through to what is behind."
        )
      case .masked:
        (
          "is a gesture that is turned off",
          "`isEnabled: false` turns a gesture off, and so does a mask: `including: .subviews` the gesture itself, `including: .gesture` those of the views that it stands around."
        )
      }
    return Diagnostic(
      id: "\(obstacle.rawValue)-control", message: "'\(name)' \(message)", range: nil, explanation: explanation)
  }

  static func unfitAct(_ command: Command, on control: Control) -> Diagnostic {
    let uses = control.commands.map { "`\($0.usage(on: control.name))`" }
    let explanation =
      uses.isEmpty
      ? "Theseus has no act for it yet. Write the value that it shows, as an input."
      : "What a user does with it: \(uses.joined(separator: ", "))."
    return Diagnostic(
      id: "unfit-act",
      message:
        "':\(command.rawValue)' does not fit '\(control.name)', which is \(control.kind.first.map("aeiouAEIOU".contains) ?? false ? "an" : "a") \(control.kind)",
      range: nil, explanation: explanation)
  }

  static func unknownSystemValue(_ value: String, for key: SystemKey) -> Diagnostic {
    Diagnostic(
      id: "system-value", message: "'\(value)' is not a value of '\(key.rawValue)'", range: nil,
      explanation: key.values.isEmpty
        ? "Use something such as `\(key.example)`." : "Values: \(key.values.joined(separator: ", ")).")
  }

  static func notANumber(_ text: String, _ explanation: String) -> Diagnostic {
    Diagnostic(
      id: "not-a-number", message: "'\(text)' is not a number that fits here", range: nil, explanation: explanation)
  }

  private static func didYouMean(_ suggestion: String?) -> String { suggestion.map { "; did you mean '\($0)'?" } ?? "" }
}
