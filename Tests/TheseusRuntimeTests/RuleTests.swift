import Testing
import TheseusTestSupport
import TheseusTrace

/// The rules of `semantics.md`, each in the settings where it makes sense.
@Suite struct RuleTests {
  @Test(arguments: Rule.structure + Rule.wrappers) func structuralIdentity(_ rule: Rule) throws {
    try check(rule, in: Scenario.Setting.allCases)
  }
  @Test(arguments: Rule.explicit) func explicitIdentity(_ rule: Rule) throws {
    try check(rule, in: Scenario.Setting.allCases)
  }
  @Test(arguments: Rule.lists) func listsAndContainers(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.lazy) func lazyContainers(_ rule: Rule) throws { try check(rule, in: [.root]) }
  @Test(arguments: Rule.erased) func anyView(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.presentations) func presentations(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.navigation) func navigation(_ rule: Rule) throws { try check(rule) }

  private func check(_ rule: Rule, in settings: [Scenario.Setting] = [.root, .row]) throws {
    for setting in settings {
      let problems = try #require(onLargeStack { rule.problems(in: setting) })
      #expect(problems == [], "\(rule.number) in \(setting.rawValue): \(rule.source)")
    }
  }
}

extension Rule {
  /// Runs the program in a setting, and says what differs.
  func problems(in setting: Scenario.Setting) -> [String] {
    var problems: [String] = []
    do {
      let lab = try Lab(Scenario.counter + program + "\n" + setting.declaration)
      try check(mount, lab, setting, &problems)
      for step in steps {
        try lab.perform(step.input)
        try check(step, lab, setting, &problems)
      }
    } catch {
      problems.append("\(error)")
    }
    return problems
  }

  private func check(_ step: Step, _ lab: Lab, _ setting: Scenario.Setting, _ problems: inout [String]) throws {
    func compare(_ what: String, _ found: String, _ expected: String?) {
      if let expected, found != expected { problems.append("\(step.input): \(what) «\(found)», not «\(expected)»") }
    }
    compare("bodies", lab.bodies, step.bodies)
    compare("prints", lab.output, step.prints)
    compare("state", lab.state("n"), step.state)
    compare("screen", lab.screen, step.screen.map { setting == .container ? "box " + $0 : $0 })
    compare("lifetimes", lab.lifetimes, step.lifetimes)
    compare(
      "warnings", lab.trace.warnings.map(\.message).joined(separator: " | "), step.warnings.joined(separator: " | "))
    problems += lab.runtime.brokenInvariants
    guard isRepeatable else { return }
    problems += try lab.runtime.differencesFromFresh().map { "\(step.input): \($0)" }
  }
}
