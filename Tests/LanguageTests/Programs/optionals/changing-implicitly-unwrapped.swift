func add(_ number: inout Int) { number += 1 }
func clear(_ number: inout Int?) { number = nil }
var number: Int! = 1
add(&number)
number += 2
number *= 3
print(number!)
final class Counter {
  var count: Int! = 4
  var text: String! = "a"
  var list: [Int]! = [1]
}
let counter = Counter()
add(&counter.count)
counter.count -= 2
counter.text += "b"
counter.list += [2]
counter.list.append(3)
print(counter.count!, counter.text!, counter.list!)
func local() -> Double {
  var value: Double! = 1
  value += 0.5
  value.negate()
  return value
}
print(local())
clear(&number)
print(number as Any)
number += 1
// expect: 12
// expect: 3 ab [1, 2, 3]
// expect: -1.5
// expect: nil
// expect trap: Unexpectedly found nil while implicitly unwrapping an Optional value
