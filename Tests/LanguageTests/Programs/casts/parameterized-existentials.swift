// A cast to a parameterized existential asks the value's associated types.
protocol Source<Item> {
  associatedtype Item
  var item: Item { get }
}
struct Numbers: Source { var item: Int }
struct Words: Source { var item: String }
struct Lists<E>: Source { var item: [E] }
class Counter: Source { typealias Item = Int; var item = 7 }
typealias NumberSource = any Source<Int>
let all: [Any] = [Numbers(item: 1), Words(item: "two"), Lists(item: [3]), Counter(), 5]
for value in all {
  if let numbers = value as? any Source<Int> {
    print("numbers", numbers.item + 1)
  } else if let words = value as? any Source<String> {
    print("words", words.item.count)
  } else if value is any Source<[Int]> {
    print("lists")
  } else if value is any Source {
    print("another")
  } else {
    print("none")
  }
}
for value in all {
  switch value {
  case let source as NumberSource: print(source.item)
  case is any Source<String>: print("text")
  default: print("-")
  }
}
func first<T>(_ values: [Any], _ type: T.Type) -> T? {
  for case let source as any Source<T> in values { return source.item }
  return nil
}
print(first(all, String.self) as Any, first(all, Int.self) as Any, first(all, Double.self) as Any)
print(([Numbers(item: 1), Counter()] as [Any]) as? [any Source<Int>] != nil, all as? [any Source<Int>] != nil)
let forced = all[0] as! any Source<Int>
print(forced.item, type(of: forced))
let optional: Any? = Words(item: "x")
print((optional as? any Source<String>)?.item ?? "no", optional is any Source<Int>)
protocol Pair<First, Second> {
  associatedtype First
  associatedtype Second
}
struct Both<A, B>: Pair { typealias First = A; typealias Second = B }
let pair: Any = Both<Int, String>()
print(pair is any Pair<Int, String>, pair is any Pair<Int, Int>, pair is any Pair)
// expect: numbers 2
// expect: words 3
// expect: lists
// expect: numbers 8
// expect: none
// expect: 1
// expect: text
// expect: -
// expect: 7
// expect: -
// expect: Optional("two") Optional(1) nil
// expect: true false
// expect: 1 Numbers
// expect: x false
// expect: true false true
