import TheseusProgram

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

  static func ambiguousView(_ name: String, handles: [Int]) -> Diagnostic {
    let shown = handles.prefix(8).map { "#\($0)" }.joined(separator: ", ")
    return Diagnostic(
      id: "ambiguous-view",
      message: "'\(name)' names \(handles.count) views: \(shown)\(handles.count > 8 ? ", …" : "")",
      range: nil, explanation: "Add the handle, as in `\(name)#\(handles[0])`.")
  }

  static func noControl(_ name: String, suggestion: String?) -> Diagnostic {
    Diagnostic(
      id: "no-such-control", message: "there is no control '\(name)' on the screen" + didYouMean(suggestion),
      range: nil,
      explanation: "`:controls` lists what can be acted on, with numbers.")
  }

  static func ambiguousControl(_ name: String, numbers: [Int]) -> Diagnostic {
    Diagnostic(
      id: "ambiguous-control",
      message:
        "'\(name)' names \(numbers.count) controls: \(numbers.prefix(8).map(String.init).joined(separator: ", "))",
      range: nil, explanation: "Use the number, as `:controls` prints it.")
  }

  static func disabledControl(_ name: String) -> Diagnostic {
    Diagnostic(
      id: "disabled-control", message: "'\(name)' is disabled", range: nil,
      explanation:
        "A disabled control does nothing when it is tapped. `.disabled(_:)` on it, or on a view above it, decides.")
  }

  static func unknownSystemValue(_ value: String, for key: SystemKey) -> Diagnostic {
    Diagnostic(
      id: "system-value", message: "'\(value)' is not a value of '\(key.rawValue)'", range: nil,
      explanation: key.values.isEmpty
        ? "Use something such as `\(key.example)`." : "Values: \(key.values.joined(separator: ", ")).")
  }

  static func notANumber(_ text: String) -> Diagnostic {
    Diagnostic(id: "not-a-number", message: "'\(text)' is not a number that fits here", range: nil)
  }

  private static func didYouMean(_ suggestion: String?) -> String { suggestion.map { "; did you mean '\($0)'?" } ?? "" }
}
