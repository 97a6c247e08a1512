import Testing
import TheseusTestSupport

/// Every numbered rule has a test that names its source; the table of them is printed, thinnest first.
@Suite struct RuleTableTests {
  /// The sections of the list of rules.
  static let titles: KeyValuePairs = [
    "1.1": "identity is the place in the static type", "1.2": "what builders make",
    "1.3": "nesting of switch and else if",
    "1.4": "branches are different views", "1.5": "arguments keep identity", "1.6": "optional views",
    "1.7": "equal ids do not merge branches", "1.8": "transparent wrappers", "1.9": "modifiers on several views",
    "1.10": "names of static types",
    "2.1": "rows by id", "2.2": "sources of ids", "2.3": "bad ids", "2.4": "constant ranges", "2.5": "duplicate ids",
    "2.6": "moves between containers", "2.7": "id(_:)", "2.8": "tag, selection, scrolling", "2.9": "lists and sections",
    "2.10": "lazy stacks, tabs, navigation",
    "3": "AnyView",
    "4.1": "when storage begins", "4.2": "initial values", "4.3": "state lives as long as identity",
    "4.4": "state as code sees it", "4.5": "order of an update", "4.6": "onAppear and onDisappear", "4.7": "task",
    "4.8": "onChange", "4.9": "writes in onAppear", "4.10": "ends of objects",
    "5.1": "who is invalidated", "5.2": "reads of @State", "5.3": "comparison of view values", "5.4": "closures",
    "5.5": "ObservableObject", "5.6": "@Observable", "5.7": "environment", "5.8": "preferences",
    "5.9": "order of bodies",
    "5.10": "other wrappers",
    "6": "_printChanges", "7": "transitions and animation", "8": "messages",
  ]

  /// The rules that the numbered scenarios show.
  private static let scenarioRules: [String: [String]] = [
    "S1": ["1.1", "1.6"], "S2": ["1.6"], "S3": ["1.4"], "S4": ["4.3"], "S5": ["1.5"], "S6": ["2.7"], "S7": ["4.6"],
    "S8": ["2.7"], "S9": ["2.1"], "S10": ["2.1"], "S11": ["2.3"], "S12": ["2.3"], "S13": ["2.4"], "S14": ["2.6"],
    "S15": ["3"], "S16": ["3"], "S17": ["5.2"], "S18": ["5.2"], "S19": ["5.3"], "S20": ["5.4"], "S21": ["5.5"],
    "S22": ["5.6"], "S23": ["5.6"], "S24": ["4.5"], "S25": ["4.5"], "S26": ["5.1"], "S27": ["4.9"], "S28": ["1.9"],
    "S29": ["4.7"], "S30": ["5.7"], "S31": ["4.2"], "S32": ["4.2"], "S33": ["1.8"], "S34": ["1.5"], "S35": ["1.3"],
  ]

  /// One test of a rule, and what came of it; a suite of another shape answers for itself.
  private struct Trial: Sendable {
    var rule: String
    var source: String
    var problems: (@Sendable () -> [String])?
  }

  private static var trials: [Trial] {
    let ofScenarios = ScenarioTests.all.flatMap { scenario in
      rules(in: scenario.name).map { Trial(rule: $0, source: scenario.source) { scenario.problems } }
    }
    let ofRules = Rule.all.map { rule in Trial(rule: rule.number, source: rule.source) { rule.problems } }
    let ofSuites = [
      Trial(rule: "1.2", source: "L: ViewTypeTests"), Trial(rule: "1.10", source: "R: ViewTypeTests"),
      Trial(rule: "6", source: "O: OSUI-CT, SIS: PrintChangesTests"), Trial(rule: "8", source: "R/O: MessageTests"),
    ]
    return ofScenarios + ofRules + ofSuites
  }

  /// The rules before the colon of a scenario's name: `5.2 and 5.6: …`, `S3 and S4: …`.
  private static func rules(in name: String) -> [String] {
    let numbers = name.prefix { $0 != ":" }.split(separator: " ").map(String.init)
    return numbers.flatMap { scenarioRules[$0] ?? [$0] }
  }

  @Test func everyRuleHasATest() throws {
    let trials = Dictionary(grouping: RuleTableTests.trials, by: \.rule)
    #expect(RuleTableTests.titles.map(\.key).filter { trials[$0] == nil } == [])
    let results = try #require(
      onLargeStack { trials.mapValues { $0.compactMap(\.problems).map { $0() } } })
    #expect(results.mapValues { $0.flatMap { $0 } }.filter { !$0.value.isEmpty } == [:])
    let rows = RuleTableTests.titles.map { rule, title in
      let tests = trials[rule] ?? []
      let letters = Set(tests.flatMap { $0.source.prefix { $0 != ":" }.filter { "DORLI".contains($0) } })
      let result = RuleTableTests.word(for: results[rule] ?? [], of: tests.count)
      return (count: tests.count, text: "\(rule) \(title) | \(String(letters.sorted())) | \(tests.count) | \(result)")
    }
    print("rule | source | tests | result")
    for row in rows.sorted(by: { $0.count < $1.count }) { print(row.text) }
  }

  private static func word(for results: [[String]], of count: Int) -> String {
    let failing = results.filter { !$0.isEmpty }.count
    if failing > 0 { return "\(failing) FAIL" }
    return count == 0 ? "UNTESTED" : results.isEmpty ? "in its suite" : "holds"
  }

  /// Names tell programs apart.
  @Test func namesAreUnique() {
    let names = ScenarioTests.all.map(\.name) + Rule.all.map(\.description)
    #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  /// S1 to S35 of section 12 are there.
  @Test func everyNumberedScenarioIsThere() {
    let numbers = Set(ScenarioTests.all.flatMap { $0.name.prefix { $0 != ":" }.split(separator: " ").map(String.init) })
    #expect((1...35).map { "S\($0)" }.filter { !numbers.contains($0) } == [])
  }
}
