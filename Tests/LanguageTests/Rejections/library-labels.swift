import Foundation
let at = "word".firstIndex("r")
let pad = String("-", count: 3)
let dice = Int.random(1...6)
struct Permissions: OptionSet {
  let rawValue: Int
  static let write = Permissions(rawValu: 2)
}
print("a", seperator: "b")
let words = ["b", "a"].sorted(by: <, stable: true)
let near = abs(-3, 4)
let sum = [1, 2].reduce(initial: 0, +)
let low = Int.random(from: 1, to: 3)
let line = "a".replacingOccurrences(of: "a", by: "b")
// expect error 2:28: missing argument label 'of:' in call
// expect error 3:17: missing argument label 'repeating:' in call
// expect error 4:23: missing argument label 'in:' in call
// expect error 7:33: incorrect argument label in call (have 'rawValu:', expected 'rawValue:')
// expect error 9:6: incorrect argument label in call (have '_:seperator:', expected '_:separator:')
// expect error 10:46: extra argument 'stable' in call
// expect error 11:20: extra argument in call
// expect error 12:24: extraneous argument label 'initial:' in call
// expect error 13:15: no exact matches in call to static method 'random'
// expect error 14:36: incorrect argument label in call (have 'of:by:', expected 'of:with:')
