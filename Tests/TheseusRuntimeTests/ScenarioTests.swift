import Testing
import TheseusTestSupport

@Suite struct ScenarioTests {
  /// Every scenario.
  static let all = Scenario.identity + Scenario.dependency + rules

  /// The ready-made scenarios of section 12.
  @Test(arguments: Scenario.identity + Scenario.dependency)
  func behavesAsSwiftUIDoes(_ scenario: Scenario) throws {
    let problems = try #require(onLargeStack { scenario.problems })
    #expect(problems == [], "\(scenario.source)")
  }

  static let rules =
    Scenario.lifetime + Scenario.order + Scenario.reading + Scenario.observation + Scenario.comparison
    + Scenario.environment + Scenario.preferences + Scenario.wrappers + Scenario.transactions + Scenario.animation
    + Scenario.ownTransitions

  /// The rules of sections 4, 5 and 7.
  @Test(arguments: ScenarioTests.rules) func follows(_ scenario: Scenario) throws {
    let problems = try #require(onLargeStack { scenario.problems })
    #expect(problems == [], "\(scenario.source)")
  }

  /// Three settings at least, and a reason for each that is left out.
  @Test func everyScenarioHasThreeSettings() {
    #expect(ScenarioTests.all.filter { $0.except.count > 1 }.map(\.name) == [])
  }
}

extension Scenario {
  /// Runs the scenario in its settings, and says what differs.
  var problems: [String] {
    Verdicts.ofThisRun.problems(of: name) {
      Setting.problems(of: program, except: except) { lab, setting, problems in
        try run(lab, in: setting, &problems)
      }
    }
  }

  private func run(_ lab: Lab, in setting: Setting, _ problems: inout [String]) throws {
    Self.compare("mount prints", lab.output, mount, &problems)
    Self.compare("mount warns", lab.warnings, warnings, &problems)
    try check(lab, &problems)
    for step in steps {
      try lab.perform(step.input.hasPrefix("wait ") ? step.input : "tap " + step.input)
      compare(step, lab, setting, &problems)
      try check(lab, &problems)
    }
  }

  private func compare(_ step: Step, _ lab: Lab, _ setting: Setting, _ problems: inout [String]) {
    Self.compare("\(step.input): bodies", lab.bodies, step.bodies, &problems)
    Self.compare("\(step.input): prints", lab.output, step.output, &problems)
    Self.compare("\(step.input): state", lab.state("n"), step.state, &problems)
    Self.compare("\(step.input): screen", lab.screen, step.screen.map(setting.screen), &problems)
    Self.compare("\(step.input): events", lab.events, step.events, &problems)
    Self.compare("\(step.input): reasons", lab.reasons, step.reasons?.joined(separator: " | "), &problems)
    Self.compare("\(step.input): changes", lab.changes, step.changes?.joined(separator: " | "), &problems)
    Self.compare("\(step.input): warnings", lab.warnings, step.warnings, &problems)
  }

  private static func compare(_ what: String, _ found: String, _ expected: String?, _ problems: inout [String]) {
    if let expected, found != expected { problems.append("\(what) «\(found)», not «\(expected)»") }
  }

  /// After every input the tree equals a fresh evaluation with the same state, and the graph's invariants hold.
  private func check(_ lab: Lab, _ problems: inout [String]) throws {
    problems += lab.runtime.brokenInvariants
    guard isRepeatable else { return }
    problems += try lab.runtime.differencesFromFresh()
  }
}
