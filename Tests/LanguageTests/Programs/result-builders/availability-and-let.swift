@resultBuilder enum Words {
  static func buildBlock(_ words: String...) -> [String] { words }
  static func buildBlock() -> [String] { ["empty"] }
}
struct Sentence { var words: [String]; init(@Words words: () -> [String]) { self.words = words() } ; static func of(_ n: Int, @Words _ w: () -> [String]) -> Sentence { Sentence { w().joined(separator: "+") ; "\(n)" } } }
print(Sentence { "a"; "b" }.words, Sentence { }.words, Sentence.of(3) { "x"; "y" }.words)
func explicit(@Words _ f: () -> [String]) -> Int { f().count }
print(explicit { return ["one", "two", "three"] })
let stored: () -> [String] = { ["plain"] }
print(Sentence(words: stored).words)
// expect: ["a", "b"] ["empty"] ["x+y", "3"]
// expect: 3
// expect: ["plain"]
