import TheseusFrontend
import TheseusInterpreter
import TheseusProgram
import TheseusRuntime
import TheseusTrace
import TheseusTypes
import TheseusTestSupport

/// A program that is mounted and acted on, with what the tests look at; the helper of these tests.
final class Lab {
  let runtime: Runtime
  let checker: TypeChecker
  private(set) var trace: Trace
  private var update = 0

  /// Mounts the struct `Root` of a source.
  convenience init(_ source: String, root: String = "Root") throws {
    let maker = "\nstruct \(root)Maker { static func make() -> \(root) { \(root)() } }"
    try self.init(Lab.check(source + maker), root: root, files: Lab.files(source + maker))
  }

  /// Mounts one of the root views of a checked source, which `NAMEMaker.make()` makes.
  init(_ checker: TypeChecker, root: String, files: SourceFiles = SourceFiles()) throws {
    self.checker = checker
    runtime = Runtime(checked: checker, natives: NativeTable.standardLibrary())
    runtime.sources = files
    trace = Trace(update: 0, input: "", cause: .mount)
    runtime.begin(update: 0)
    try runtime.mount(Lab.makeRoot(checker, runtime, root))
    trace = runtime.trace(input: "", cause: .mount)
  }

  private static func files(_ source: String) -> SourceFiles {
    var files = SourceFiles()
    _ = files.add(SourceFile(name: "test.swift", text: source))
    return files
  }

  /// Checks a source, from which several labs can be made.
  static func check(_ source: String) throws -> TypeChecker {
    var files = SourceFiles()
    let text = SourceFile(name: "test.swift", text: source)
    let id = files.add(text)
    let (program, diagnostics) = Frontend.lower(text, as: id)
    let checker = TypeChecker(lower: LoweredCatalogue.shared.declarations)
    let problems = (diagnostics + checker.check(program)).filter { $0.severity == .error }
    guard problems.isEmpty else {
      throw LabError(problems.map { "\($0.message) \(files.location(of: $0.range ?? .synthesized) ?? "")" })
    }
    return checker
  }

  private static func makeRoot(_ checker: TypeChecker, _ runtime: Runtime, _ root: String) throws -> Value {
    guard let maker = checker.nominalID(named: root + "Maker"),
      let make = checker.members(named: "make", of: .nominal(maker, []), isStatic: true).first
    else { throw LabError(["there is no root"]) }
    return try runtime.interpreter.call(make, [.metatype(runtime.interpreter.types.token(.nominal(maker, [])))])
  }

  /// Where a program stopped.
  static func location(of trap: Trap, in source: String) -> String? {
    let files = files(source)
    return ([trap.range] + trap.callStack.map(\.range)).lazy.compactMap { files.location(of: $0) }.first
  }

  /// Acts on the control of a name.
  func act(_ act: ControlAct, _ name: String) throws {
    try input {
      try runtime.act(act) { controls, _ in
        guard let control = controls.first(where: { $0.name == name }) else {
          throw LabError(["no control '\(name)' among \(controls.map(\.name))"])
        }
        return control.number
      }
    }
  }

  /// Taps the control of a name.
  func tap(_ name: String) throws { try act(.tap, name) }

  /// Lets virtual time pass.
  func wait(_ seconds: Double) throws { try input { try runtime.advance(by: seconds) } }

  /// Performs one input.
  func input(_ work: () throws -> Void) throws {
    update += 1
    runtime.begin(update: update)
    try work()
    trace = runtime.trace(input: "", cause: .action)
  }

  /// The bodies that ran in the last input, in order, as `P C`.
  var bodies: String { trace.bodies.map(\.view.view).joined(separator: " ") }

  /// What the program printed in the last input.
  var output: String { trace.output.joined(separator: " ") }

  /// The lifecycle events of the last input, in order.
  var events: String {
    trace.events.map { event in
      "\(event.event.rawValue)\(event.phase.map { " \($0)" } ?? ""):\((event.on ?? event.view.view).prefix { $0 != " " })"
    }.joined(separator: " ")
  }

  /// What `_printChanges` says of the bodies of the last input.
  var reasons: String { trace.bodies.map(\.printChanges).joined(separator: " | ") }

  /// What changed on the screen in the last input.
  var changes: String {
    trace.changes.map { change in
      [
        change.view.view, change.change.rawValue, change.property, change.old?.literal, change.new?.literal,
        change.transition,
      ].compactMap { $0 }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// What became of storage in the last input: `created C.n 0`, `changed C.n 0 1`, `lost C.n 1`.
  var storage: String {
    trace.state.map { event in
      let values = [event.old?.literal, event.new?.literal].compactMap { $0 }.joined(separator: " ")
      return "\(event.event.rawValue) \(event.view.view).\(event.property) \(values)"
    }.joined(separator: " | ")
  }

  /// The ids of the warnings of the last input.
  var warnings: String { trace.warnings.map(\.id).joined(separator: " ") }

  /// The texts on the screen.
  var screen: String { runtime.texts.joined(separator: " ") }

  /// The values of a state property in all views, in order.
  func state(_ property: String) -> String {
    runtime.state.filter { $0.property.name == property }.map(\.property.value.literal).joined(separator: " ")
  }
}

/// Why a program could not be mounted.
struct LabError: Error, CustomStringConvertible {
  var messages: [String]
  init(_ messages: [String]) { self.messages = messages }
  var description: String { messages.joined(separator: "\n") }
}
