import TheseusFrontend
import TheseusInterpreter
import TheseusProgram
import TheseusRendering
import TheseusRuntime
import TheseusTrace
import TheseusTypes

/// A workload's program, checked once; it is mounted as often as it is asked for.
final class Stage {
  /// The program.
  let program: WorkloadProgram
  /// How many rows or levels it has.
  let size: Int
  private let checker: TypeChecker
  private let files: SourceFiles
  private(set) var runtime: Runtime
  private var root: Value
  private var update = 0
  /// What each line was lowered to, by the type of the view that it is for.
  private var lowered: [LineKey: FunctionID] = [:]

  private struct LineKey: Hashable {
    let text: String
    let type: Type?
  }

  /// A line that has been lowered and checked, with the view that it is for.
  struct Line {
    fileprivate let function: FunctionID
    fileprivate let arguments: [Value]
  }

  /// How much of an update is kept and made of it.
  enum Depth: CaseIterable {
    /// Nothing but what the engine needs: as a replay performs it.
    case unrecorded
    /// What a trace is made from.
    case recorded
    /// The trace, and its text for a terminal of 80 columns.
    case printed
  }

  /// Checks a program; nothing is mounted yet.
  init(_ program: WorkloadProgram, size: Int) throws {
    self.program = program
    self.size = size
    let source = SourceFile(name: "workload.swift", text: program.text)
    var files = SourceFiles()
    let (lowered, problems) = Frontend.lower(source, as: files.add(source))
    checker = TypeChecker(lower: LoweredCatalogue().declarations)
    try Self.require(problems + checker.check(lowered))
    self.files = files
    runtime = Runtime(checked: checker, natives: .standardLibrary())
    root = .none
    try reset()
  }

  /// Takes a new runtime, whose root view is made and not yet mounted.
  func reset() throws {
    runtime = Runtime(checked: checker, natives: .standardLibrary())
    runtime.sources = files
    let input = try lower(program.root(size), for: nil)
    runtime.begin(update: 0)
    root = try runtime.interpreter.call(input)
    update = 0
  }

  /// Evaluates the root view for the first time; gives what a person would read.
  @discardableResult
  func mount(_ depth: Depth) throws -> String {
    begin(depth)
    try runtime.mount(root)
    return text(depth)
  }

  /// Lowers and checks a line for a view, without one for none; views of one type share its code, as they share that of a button.
  func line(_ text: String, for node: Int?) throws -> Line {
    let type = node.flatMap { runtime.type(ofNode: $0) }
    let value = node.flatMap { runtime.installedValue(ofNode: $0) }
    let key = LineKey(text: text, type: type)
    let function = try lowered[key] ?? lower(text, for: type)
    lowered[key] = function
    return Line(function: function, arguments: value.map { [$0] } ?? [])
  }

  /// Lowers and checks a line for views of a type.
  @discardableResult
  func lower(_ text: String, for type: Type?) throws -> FunctionID {
    let (lowered, problems) = Frontend.lower(SourceFile(name: "line", text: text), as: -2)
    let input = checker.checkInput(lowered, self: type)
    try Self.require(problems + input.diagnostics)
    return input.function
  }

  /// Performs a line as one update; gives what a person would read.
  @discardableResult
  func perform(_ line: Line, _ depth: Depth) throws -> String {
    update += 1
    begin(depth)
    _ = try runtime.perform { try runtime.interpreter.call(line.function, line.arguments) }
    return text(depth)
  }

  private func begin(_ depth: Depth) {
    if depth == .unrecorded { runtime.beginUnrecorded(update: update) } else { runtime.begin(update: update) }
  }

  private func text(_ depth: Depth) -> String {
    depth == .printed ? PlainFormatter().format(TraceRenderer().render(trace())) : ""
  }

  /// What the update that ended last did.
  func trace() -> Trace { runtime.trace(input: "", cause: .mutation) }

  /// Ends the record of the last update, as the next one would.
  func forgetLastUpdate() { runtime.begin(update: update + 1) }

  private static func require(_ diagnostics: [Diagnostic]) throws {
    guard let error = diagnostics.first(where: { $0.severity == .error }) else { return }
    throw BenchmarkError.rejected(error.message)
  }
}
