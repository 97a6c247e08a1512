import Testing
import TheseusTestSupport

@Suite struct ScenarioTests {
  @Test(arguments: Scenario.identity + Scenario.dependency, Scenario.Setting.allCases)
  func behavesAsSwiftUIDoes(_ scenario: Scenario, in setting: Scenario.Setting) throws {
    let problems = try #require(onLargeStack { ScenarioTests.run(scenario, in: setting) })
    #expect(problems == [], "\(setting.rawValue): \(scenario.source)")
  }

  /// Runs a scenario, and says what differs.
  private static func run(_ scenario: Scenario, in setting: Scenario.Setting) -> [String] {
    do {
      let lab = try Lab(scenario.text(in: setting))
      var problems: [String] = []
      compare("mount prints", lab.output, scenario.mount, &problems)
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
