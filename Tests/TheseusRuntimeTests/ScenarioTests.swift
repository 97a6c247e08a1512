import Testing
import TheseusTestSupport

@Suite struct ScenarioTests {
  /// The ready-made scenarios, each in every setting.
  @Test(arguments: Scenario.identity + Scenario.dependency, Scenario.Setting.allCases)
  func behavesAsSwiftUIDoes(_ scenario: Scenario, in setting: Scenario.Setting) throws {
    let problems = try #require(onLargeStack { ScenarioTests.run(scenario, in: setting) })
    #expect(problems == [], "\(setting.rawValue): \(scenario.source)")
  }

  static let rules =
    Scenario.lifetime + Scenario.order + Scenario.reading + Scenario.observation + Scenario.comparison
    + Scenario.environment + Scenario.preferences + Scenario.wrappers + Scenario.transactions + Scenario.animation

  /// The rules of sections 4, 5 and 7; the settings take turns, for each trial checks a whole program.
  @Test(
    arguments: ScenarioTests.rules.enumerated().map { Trial(scenario: $1, setting: Scenario.Setting.allCases[$0 % 3]) })
  func follows(_ trial: Trial) throws {
    let problems = try #require(onLargeStack { ScenarioTests.run(trial.scenario, in: trial.setting) })
    #expect(problems == [], "\(trial.scenario.source)")
  }

  /// A scenario in a setting.
  struct Trial: Sendable, CustomStringConvertible {
    /// The scenario.
    var scenario: Scenario
    /// The setting.
    var setting: Scenario.Setting

    var description: String { "\(scenario.name), \(setting.rawValue)" }
  }

  /// Runs a scenario, and says what differs.
  static func run(_ scenario: Scenario, in setting: Scenario.Setting) -> [String] {
    do {
      let lab = try Lab(scenario.text(in: setting))
      var problems: [String] = []
      compare("mount prints", lab.output, scenario.mount, &problems)
      compare("mount warns", lab.warnings, scenario.warnings, &problems)
      try check(lab, scenario, &problems)
      for step in scenario.steps {
        if step.input.hasPrefix("wait "), let seconds = Double(step.input.dropFirst(5)) {
          try lab.wait(seconds)
        } else {
          try lab.tap(step.input)
        }
        compare("\(step.input): bodies", lab.bodies, step.bodies, &problems)
        compare("\(step.input): prints", lab.output, step.output, &problems)
        compare("\(step.input): state", lab.state("n"), step.state, &problems)
        compare(
          "\(step.input): screen", lab.screen, step.screen.map { setting == .container ? "box " + $0 : $0 }, &problems)
        compare("\(step.input): events", lab.events, step.events, &problems)
        compare("\(step.input): reasons", lab.reasons, step.reasons?.joined(separator: " | "), &problems)
        compare("\(step.input): changes", lab.changes, step.changes?.joined(separator: " | "), &problems)
        compare("\(step.input): warnings", lab.warnings, step.warnings, &problems)
        try check(lab, scenario, &problems)
      }
      return problems
    } catch {
      return ["\(error)"]
    }
  }

  private static func compare(_ what: String, _ found: String, _ expected: String?, _ problems: inout [String]) {
    if let expected, found != expected { problems.append("\(what) «\(found)», not «\(expected)»") }
  }

  /// After every input the tree equals a fresh evaluation with the same state, and the graph's invariants hold.
  private static func check(_ lab: Lab, _ scenario: Scenario, _ problems: inout [String]) throws {
    problems += lab.runtime.brokenInvariants
    guard scenario.isRepeatable else { return }
    problems += try lab.runtime.differencesFromFresh()
  }
}
