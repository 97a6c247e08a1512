import Foundation
let at = "word".firstIndex("r")
let pad = String("-", count: 3)
let dice = Int.random(1...6)
struct Permissions: OptionSet {
  let rawValue: Int
  static let write = Permissions(rawValu: 2)
}
// expect error 2: missing argument label 'of:' in call
// expect error 3: missing argument label 'repeating:' in call
// expect error 4: missing argument label 'in:' in call
// expect error 7: incorrect argument label in call (have 'rawValu:', expected 'rawValue:')
