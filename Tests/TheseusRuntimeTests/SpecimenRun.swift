import TheseusRuntime
import TheseusTestSupport
import TheseusTrace
import TheseusTypes

/// One input of a specimen.
enum SpecimenInput: CustomStringConvertible {
  /// One of the root's buttons.
  case button(SpecimenButton)
  /// A control among those below the buttons, counted from the first, round and round.
  case control(Int)

  var description: String {
    switch self {
    case .button(let button): button.rawValue
    case .control(let index): "control \(index)"
    }
  }

  /// Every button, with taps on controls below them in between.
  static let everything: [SpecimenInput] = {
    let buttons = SpecimenButton.allCases.enumerated()
    return [.control(0)] + buttons.flatMap { [.button($1)] + ($0 % 3 == 0 ? [.control($0 * 7)] : []) } + [.button(.f)]
  }()

  /// Inputs that follow from a seed.
  static func random(_ count: Int, _ chance: inout Chance) -> [SpecimenInput] {
    (0..<count).map { _ in
      let number = chance.below(SpecimenButton.allCases.count * 2)
      return number < SpecimenButton.allCases.count
        ? .button(SpecimenButton.allCases[number]) : .control(chance.below(100))
    }
  }
}

/// A specimen that runs beside its model: after every input the engine must show what the model says, what a fresh
/// evaluation gives, and hold its own invariants.
struct SpecimenRun {
  private let lab: Lab
  private var model: SpecimenModel
  private let isPresented: Bool
  private var tree: ViewTree
  private(set) var problems: [String] = []

  /// Mounts a specimen of a checked source.
  init(_ specimen: Specimen, _ checker: TypeChecker) throws {
    lab = try Lab(checker, root: specimen.root)
    model = SpecimenModel(of: specimen)
    isPresented = specimen.isPresented
    tree = lab.runtime.tree
    try check(printed: lab.trace.output)
  }

  /// Runs a specimen, and gives the first problems with the fewest inputs that lead to them.
  static func problems(of specimen: Specimen, _ checker: TypeChecker, _ inputs: [SpecimenInput]) -> [String] {
    guard var found = firstProblem(of: specimen, checker, inputs) else { return [] }
    var inputs = Array(inputs.prefix(found.count))
    var index = inputs.count - 2
    while index >= 0 {
      var fewer = inputs
      fewer.remove(at: index)
      if let again = firstProblem(of: specimen, checker, fewer) { (inputs, found) = (fewer, again) }
      index -= 1
    }
    return found.problems + ["after \(inputs)", specimen.text]
  }

  /// The same for the first of a specimen's pieces that has problems alone, if there is one.
  static func problems(ofPartsOf specimen: Specimen, _ inputs: [SpecimenInput]) throws -> [String] {
    let checker = try Lab.check(Specimen.declarations + specimen.parts.map(\.text).joined())
    for part in specimen.parts {
      let problems = problems(of: part, checker, inputs)
      if !problems.isEmpty { return problems }
    }
    return []
  }

  private static func firstProblem(
    of specimen: Specimen, _ checker: TypeChecker, _ inputs: [SpecimenInput]
  ) -> (problems: [String], count: Int)? {
    var count = 0
    do {
      var run = try SpecimenRun(specimen, checker)
      for input in inputs where run.problems.isEmpty {
        count += 1
        try run.perform(input)
      }
      return run.problems.isEmpty ? nil : (run.problems, count)
    } catch {
      return (["\(error)"], count)
    }
  }

  /// Performs an input on both, and compares them.
  mutating func perform(_ input: SpecimenInput) throws {
    let runCount = lab.runtime.runCount
    var isDirect = true
    switch input {
    case .button(let button):
      try lab.tap(button.rawValue)
      model.tap(button)
      isDirect = button != .apart
    case .control(let index):
      guard !model.titles.isEmpty else { return }
      let index = index % model.titles.count
      try lab.tap(model.titles[index])
      model.tapControl(index)
    }
    checkBodies(runs: lab.runtime.runCount - runCount)
    var printed = lab.trace.output
    if case .button(let button) = input, button == .apart || button == .animated {
      try lab.wait(1)
      printed += lab.trace.output
    }
    let before = tree
    tree = lab.runtime.tree
    if isDirect { checkHandles(before.handles, tree.handles) }
    try check(printed: printed)
  }

  /// No body runs twice in a pass, and where the model knows which bodies run, these do.
  private mutating func checkBodies(runs: Int) {
    let bodies = lab.trace.bodies
    for (index, body) in bodies.enumerated()
    where bodies[..<index].contains(where: { $0.view.node == body.view.node && $0.pass == body.pass }) {
      problems.append("\(body.view.view) #\(body.view.node) ran twice in pass \(body.pass)")
    }
    guard let expected = model.bodies else { return }
    compare("the bodies are", bodies.map(\.view.view), expected)
    if expected.isEmpty, runs > 0 { problems.append("nothing was to run, but \(runs) nodes did") }
  }

  /// An identity that was there keeps its handle; a handle is never given to another identity.
  private mutating func checkHandles(_ old: [String: Int], _ new: [String: Int]) {
    let used = Set(old.values)
    for (identity, handle) in new {
      if let before = old[identity] {
        if before != handle { problems.append("\(identity) was #\(before) and is #\(handle)") }
      } else if used.contains(handle) {
        problems.append("#\(handle) stands for another identity: \(identity)")
      }
    }
    if Set(new.values).count != new.count { problems.append("two views have one number") }
  }

  private mutating func check(printed: [String]) throws {
    let texts = Array(lab.runtime.texts.dropFirst(SpecimenButton.allCases.count + (isPresented ? 1 : 0)))
    compare("the screen shows", texts, model.texts)
    compare("it printed", printed.sorted(), model.printed.sorted())
    problems += lab.runtime.brokenInvariants
    problems += try lab.runtime.differencesFromFresh()
  }
}

extension SpecimenRun {
  /// Notes where two lists begin to differ.
  private mutating func compare(_ what: String, _ found: [String], _ expected: [String]) {
    guard found != expected else { return }
    let common = zip(found, expected).prefix { $0 == $1 }.count
    problems.append(
      "\(what) \(found.dropFirst(common).prefix(4)), not \(expected.dropFirst(common).prefix(4)), after \(common) alike"
    )
  }
}

extension ViewTree {
  /// The handles of the listed views, by identity path.
  fileprivate var handles: [String: Int] {
    var result: [String: Int] = [:]
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if let handle = node.node { result[node.identity] = handle }
      pending += node.children
    }
    return result
  }
}
