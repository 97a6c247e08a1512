import TheseusProgram
import TheseusTypes
import Testing

/// Which actor members run on, by what the compiler says of a call of each from code that nothing isolates.
@Suite struct IsolationTests {
  static let types = """
    @globalActor actor Other { static let shared = Other() }
    @MainActor protocol Main { func main() }
    @Other protocol Elsewhere { func elsewhere() }
    protocol Refined: Main {}
    protocol Partly { @MainActor func shown(); @MainActor var title: Int { get }; func free() }
    """

  static let members: [(source: String, expected: [String: Isolation])] = [
    (
      "struct A: Main, Elsewhere { func main() {}; func elsewhere() {}; func own() {} }",
      ["main": .mainActor, "elsewhere": .otherActor, "own": .nonisolated]
    ),
    (
      "struct A: Elsewhere, Main { func main() {}; func elsewhere() {}; func own() {} }",
      ["main": .mainActor, "elsewhere": .otherActor, "own": .nonisolated]
    ),
    (
      "struct A: Main { func main() {} }; extension A: Elsewhere { func elsewhere() {}; func own() {} }",
      ["main": .mainActor, "elsewhere": .otherActor, "own": .mainActor]
    ),
    ("struct A: Refined { func main() {}; func own() {} }", ["main": .mainActor, "own": .mainActor]),
    (
      "struct A { func own() {} }; extension A: Main { func main() {}; func beside() {} }",
      ["main": .mainActor, "beside": .nonisolated, "own": .nonisolated]
    ),
    (
      "struct A: Partly { func shown() {}; var title: Int { 1 }; func free() {} }",
      ["shown": .mainActor, "title": .mainActor, "free": .nonisolated]
    ),
    (
      "struct A { func shown() {} }; extension A: Partly { var title: Int { 1 }; func free() {} }",
      ["shown": .nonisolated, "title": .mainActor, "free": .nonisolated]
    ),
    (
      "class P: Partly { func shown() {}; var title: Int { 1 }; func free() {} }; "
        + "class A: P { override func shown() {}; override var title: Int { 2 }; func own() {} }",
      ["shown": .mainActor, "title": .mainActor, "own": .nonisolated]
    ),
    ("class P {}; class A: P, Main { func main() {}; func own() {} }", ["main": .mainActor, "own": .mainActor]),
    (
      "struct A: Main { nonisolated func main() {}; func own() {} }",
      ["main": .nonisolated, "own": .mainActor]
    ),
  ]

  @Test(arguments: members)
  func isThatOfTheRequirementOrTheType(source: String, expected: [String: Isolation]) {
    let checker = Checked(Self.types + "\n" + source).checker
    for (index, function) in checker.program.functions.enumerated() where function.range.file >= 0 {
      guard let nominal = function.nominal, checker.program[nominal].name == "A" else { continue }
      let name = String(function.name.prefix { $0 != "(" })
      guard let wanted = expected[name] else { continue }
      #expect(checker.isolation(of: FunctionID(index)) == wanted, "\(name) of \(source)")
    }
  }
}
