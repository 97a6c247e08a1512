import TheseusInterpreter
import TheseusProgram
import TheseusTypes

/// What running code needs: it prints into the record, and reads and writes through the view graph.
final class RuntimeHost: Host {
  /// The graph; nil until it is made.
  var graph: ViewGraph?
  /// Throws when a budget is used up or the user interrupted.
  var budget: (Int) throws(EvaluationError) -> Void = { (_) throws(EvaluationError) in }
  /// The state of the generator of random numbers.
  private var random: SeededGenerator
  /// Text that was printed without a newline yet.
  private(set) var openLine = ""
  /// Values that fields had before they were changed in place.
  private var modified: [Value] = []

  /// Makes a host whose random numbers follow from a seed.
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// How many bytes the current input printed.
  private var outputSize = 0

  /// How many bytes one input may print.
  static let outputLimit = 1 << 20

  /// Begins to count anew what an input prints.
  func beginOutput() { outputSize = 0 }

  /// Throws if the current input printed too much; what is too much is not kept.
  func checkOutput() throws(EvaluationError) {
    guard outputSize > RuntimeHost.outputLimit else { return }
    throw .trap(Trap("this printed more than 1 MB and was stopped", reason: .budget))
  }

  func write(_ text: String) {
    graph?.effectCount += 1
    outputSize += text.utf8.count
    guard outputSize <= RuntimeHost.outputLimit else { return }
    let lines = (openLine + text).split(separator: "\n", omittingEmptySubsequences: false)
    openLine = lines.last.map(String.init) ?? ""
    graph?.record.output.append(contentsOf: lines.dropLast().map(String.init))
  }

  /// Ends the line that was printed last, if it is open.
  func finishLine() {
    guard !openLine.isEmpty else { return }
    graph?.record.output.append(openLine)
    openLine = ""
  }

  /// Goes on with the random numbers of another host.
  func carryOn(_ other: RuntimeHost) { random = other.random }

  func nextRandom() -> UInt64 {
    graph?.effectCount += 1
    return random.next()
  }

  /// How many steps it was told of.
  private(set) var stepCount = 0

  func checkBudget(steps: Int) throws(EvaluationError) {
    stepCount += steps
    try checkOutput()
    try budget(steps)
  }

  func followsLifetime(of nominal: NominalID) -> Bool {
    graph.map { !$0.evaluator.program[nominal].isCatalogue } ?? false
  }

  /// Whether an object is of a class of the program; those of the library are nobody's concern.
  private func isOfProgram(_ object: ObjectBox) -> Bool {
    graph?.evaluator.interpreter.types[object.type].nominal.map(followsLifetime) ?? false
  }

  func objectBegan(_ object: ObjectBox) {
    guard let graph, isOfProgram(object) else { return }
    graph.effectCount += 1
    graph.record.note(
      .object(name: graph.name(of: object), isEnd: false, near: graph.evaluation?.holder, pass: graph.pass))
  }

  func objectEnded(_ object: ObjectBox) {
    guard let graph else { return }
    if isOfProgram(object) {
      graph.record.note(.object(name: graph.name(of: object), isEnd: true, near: nil, pass: graph.pass))
    }
    graph.objects.end(object, in: graph)
  }

  func userDefaultChanged(_ key: String) throws(EvaluationError) {
    do {
      try graph?.userDefaultChanged(key)
    } catch let error as EvaluationError {
      throw error
    } catch {
      throw .trap(Trap("\(error)"))
    }
  }

  func mainThreadWaited(_ seconds: Double) throws(EvaluationError) {
    guard let graph else { return }
    if graph.isUpdating {
      throw .trap(Trap("Theseus does not run a body that waits with the main thread yet", reason: .unsupported))
    }
    graph.warn(
      "main-thread-held",
      "The main thread waited for \(Executor.instant(seconds)) s in this update, and the clock moved on by as much.")
  }

  func followsWrites(of nominal: NominalID) -> Bool { graph?.evaluator.viewsHold(nominal) ?? false }

  func willWriteUnobserved(_ field: Int, of object: ObjectBox) { graph?.willWriteUnobserved(field, of: object) }

  func willRead(_ field: Int, of object: ObjectBox) { graph?.willRead(field, of: object) }

  func willSet(_ field: Int, of object: ObjectBox, to value: Value) {}

  func didSet(_ field: Int, of object: ObjectBox, from old: Value, isEqual: Bool?) {
    guard let graph else { return }
    // An equal write notifies nobody, unless the property is @Published (semantics 5.5, 5.6).
    let isPublished = graph.evaluator.observation(of: field, of: object) == .published
    graph.didWrite(field, of: object, old: old, isEqual: isEqual ?? false, notifies: isPublished || isEqual != true)
  }

  func willModify(_ field: Int, of object: ObjectBox) { modified.append(object[field]) }

  func didModify(_ field: Int, of object: ObjectBox) {
    guard let graph, let old = modified.popLast() else { return }
    let isEqual = graph.areEqualValues(old, object[field])
    graph.didWrite(field, of: object, old: old, isEqual: isEqual, notifies: true)
  }
}
