import Testing
import TheseusTestSupport
import TheseusTrace

/// The rules of `semantics.md`, each in the settings where it makes sense.
@Suite struct RuleTests {
  @Test(arguments: Rule.structure + Rule.wrappers) func structuralIdentity(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.explicit) func explicitIdentity(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.lists) func listsAndContainers(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.tables) func tables(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.lazy) func lazyContainers(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.erased) func anyView(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.presentations) func presentations(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.styles) func styles(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.shared) func sharedModifiersAndStandIns(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.named) func whatIsNamed(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.navigation) func navigation(_ rule: Rule) throws { try check(rule) }

  @Test(arguments: Rule.dependency) func dependencies(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.lifetime) func lifetimes(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.storage) func storage(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.ends) func endsOfObjects(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.appStorage) func appStorageInObjects(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.publishers) func publishers(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.each) func eachOfSeveralViews(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.subviews) func subviewsOfContainers(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.resolved) func resolvedSubviewsAndSections(_ rule: Rule) throws { try check(rule) }
  @Test(arguments: Rule.transactions) func transactions(_ rule: Rule) throws { try check(rule) }

  /// Three settings at least, and a reason for each that is left out.
  @Test func everyRuleHasThreeSettings() {
    #expect(Rule.all.filter { $0.except.count > 1 }.map(\.description) == [])
  }

  private func check(_ rule: Rule) throws {
    let problems = try #require(onLargeStack { rule.problems })
    #expect(problems == [], "\(rule.number): \(rule.source)")
  }
}

extension Rule {
  /// Every rule.
  static let all =
    structure + wrappers + explicit + lists + tables + lazy + erased + styles + shared + presentations + navigation
    + dependency
    + lifetime + storage + ends + appStorage + publishers + transactions + subviews + resolved + each + named

  /// Runs the program in its settings, and says what differs.
  var problems: [String] {
    Verdicts.ofThisRun.problems(of: description) {
      Setting.problems(of: program, except: except) { lab, setting, problems in
        try check(mount, lab, setting, &problems)
        for step in steps {
          try lab.perform(step.input)
          try check(step, lab, setting, &problems)
        }
      }
    }
  }

  private func check(_ step: Step, _ lab: Lab, _ setting: Setting, _ problems: inout [String]) throws {
    func compare(_ what: String, _ found: String, _ expected: String?) {
      if let expected, found != expected { problems.append("\(step.input): \(what) «\(found)», not «\(expected)»") }
    }
    compare("bodies", lab.bodies, step.bodies)
    compare("prints", lab.output, step.prints)
    compare("state", lab.state("n"), step.state)
    compare("screen", lab.screen, step.screen.map(setting.screen))
    compare("lifetimes", lab.lifetimes, step.lifetimes)
    compare("storage", lab.storage, step.storage)
    compare(
      "warnings", lab.trace.warnings.map(\.message).joined(separator: " | "), step.warnings.joined(separator: " | "))
    problems += lab.runtime.brokenInvariants
    guard isRepeatable else { return }
    problems += try lab.runtime.differencesFromFresh().map { "\(step.input): \($0)" }
  }
}
