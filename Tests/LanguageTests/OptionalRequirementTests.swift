import TheseusSession
import TheseusTestSupport
import Testing

/// Optional requirements of `@objc` protocols, which no compiler on Linux has.
@Suite struct OptionalRequirementTests {
  /// DOC: The Swift Programming Language, "Optional Protocol Requirements": a use has an optional's value, nil where it is not met.
  @Test func giveNothingWhereAClassLeavesThemOut() throws {
    let source = """
      import Foundation
      @objc protocol PlayerDelegate: AnyObject {
        func playerDidStart()
        @objc optional func playerDidStop(_ reason: String)
        @objc optional func title(for index: Int) -> String
        @objc optional var name: String { get }
        @objc optional func rename(_ x: String) -> String?
      }
      class Full: NSObject, PlayerDelegate {
        func playerDidStart() { print("start full") }
        func playerDidStop(_ reason: String) { print("stop \\(reason)") }
        func title(for index: Int) -> String { "t\\(index)" }
        var name: String { "full" }
      }
      class Small: NSObject, PlayerDelegate {
        func playerDidStart() { print("start small") }
      }
      class Player {
        weak var delegate: PlayerDelegate?
        var strong: any PlayerDelegate = Small()
        func play() {
          delegate?.playerDidStart()
          delegate?.playerDidStop?("end")
          print(delegate?.title?(for: 3) ?? "no title")
          print(delegate?.name ?? "no name")
          print(strong.title?(for: 1) as Any)
          if let title = delegate?.title { print(title(4)) }
          if let name = delegate?.name { print(name) }
          print(delegate?.rename?("x") ?? "none")
          print(strong.playerDidStop != nil, delegate?.title != nil)
          strong.playerDidStop?("x")
          if let t = strong.title?(for: 2) { print(t) }
          guard let stop = strong.playerDidStop else { print("no stop"); return }
          stop("y")
        }
      }
      let p = Player()
      let f = Full(), s = Small()
      p.delegate = f
      p.play()
      p.delegate = s
      p.strong = f
      p.play()
      """
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(
      LanguageProgram.lines(of: outcome.output) == [
        "start full", "stop end", "t3", "full", "nil", "t4", "full", "none", "false true", "no stop",
        "start small", "no title", "no name", "Optional(\"t1\")", "none", "true false", "stop x", "t2",
        "stop y",
      ])
  }

  /// Methods of one name are told apart by their labels, and a protocol that refines another one has its requirements.
  @Test func areToldApartByLabels() throws {
    let source = """
      import Foundation
      @objc protocol TableDelegate {
        @objc optional func table(_ t: Table, didSelect row: Int)
        @objc optional func table(_ t: Table, heightFor row: Int) -> Double
        @objc optional func tableDidLoad(_ done: () -> Void)
        func rows(in t: Table) -> Int
      }
      @objc protocol More: TableDelegate { @objc optional func extra() }
      class Table: NSObject {
        weak var delegate: TableDelegate?
        func load() {
          for i in 0..<(delegate?.rows(in: self) ?? 0) {
            let h = delegate?.table?(self, heightFor: i) ?? 44
            print(i, h)
            delegate?.table?(self, didSelect: i)
          }
          delegate?.tableDidLoad? { print("done") }
          if delegate?.tableDidLoad == nil { print("no load") }
        }
      }
      class Screen: NSObject { let table = Table(); var log: [Int] = [] }
      extension Screen: TableDelegate {
        func rows(in t: Table) -> Int { 2 }
        func table(_ t: Table, didSelect row: Int) { log.append(row) }
        func tableDidLoad(_ done: () -> Void) { done() }
      }
      class Fixed: NSObject, More {
        func rows(in t: Table) -> Int { 1 }
        func table(_ t: Table, heightFor row: Int) -> Double { 10 }
        func extra() { print("extra") }
      }
      let s = Screen(); s.table.delegate = s; s.table.load(); print(s.log)
      let f = Fixed(); s.table.delegate = f; s.table.load()
      let m: any More = f; m.extra?(); print(m.table!(s.table, heightFor: 3))
      func use<D: TableDelegate>(_ d: D, _ t: Table) { print(d.table?(t, heightFor: 0) as Any) }
      use(s, s.table); use(f, s.table)
      s.table.delegate = nil; s.table.load()
      """
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(
      LanguageProgram.lines(of: outcome.output) == [
        "0 44.0", "1 44.0", "done", "[0, 1]", "0 10.0", "no load", "extra", "10.0", "nil", "Optional(10.0)",
        "no load",
      ])
  }

  /// What is not optional is asked for all the same, and of classes alone.
  @Test func leaveTheOthersRequired() throws {
    let source = """
      import Foundation
      @objc protocol Delegate { func must(); @objc optional func may() }
      class Lacking: NSObject, Delegate { func may() {} }
      struct Value: Delegate { func must() {} }
      """
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(
      outcome.diagnostics.filter { $0.severity == .error }.map(\.message) == [
        "type 'Lacking' does not conform to protocol 'Delegate'",
        "non-class type 'Value' cannot conform to class protocol 'Delegate'",
      ])
  }
}
