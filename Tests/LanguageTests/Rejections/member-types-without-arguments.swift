struct Pair<T> {
  typealias Part = T
  typealias Whole = [T]
  typealias Number = Int
  struct Inside {}
  func take(_ part: Pair.Part) {}
}
extension Set { func take(_ element: Set.Element) {} }
let parts: [Set.Element] = []
func take(_ element: Array.Element) {}
let key: Dictionary.Key = 3
let part: Pair.Part = 3
struct Holder { var all: Pair.Whole }
typealias Element = Array.Element
let number: Pair.Number = 3
let inside: Pair.Inside = Pair<Int>.Inside()
let index: Array.Index = 0
let known: Set<Int>.Element = 3
// expect error 9:13: reference to generic type 'Set' requires arguments in <...>
// expect error 10:22: reference to generic type 'Array' requires arguments in <...>
// expect error 11:10: reference to generic type 'Dictionary' requires arguments in <...>
// expect error 12:11: reference to generic type 'Pair' requires arguments in <...>
// expect error 13:26: reference to generic type 'Pair' requires arguments in <...>
// expect error 14:21: reference to generic type 'Array' requires arguments in <...>
