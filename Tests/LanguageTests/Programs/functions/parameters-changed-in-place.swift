// Functions that change an argument in place, as values and as closures.
func change(_ value: inout Int, _ action: (inout Int) -> Void) { action(&value) }
func double(_ n: inout Int) { n *= 2 }
struct Point {
  var x = 1
  mutating func move(by n: Int) { x += n }
}
var n = 3
change(&n, double)
change(&n) { $0 += 1 }
change(&n) { (value: inout Int) in value -= 2 }
change(&n) { value in value *= 10 }
print(n)
let actions: [(inout Int) -> Void] = [double, { $0 += 1 }, { (n: inout Int) in n *= n }]
for action in actions { action(&n) }
print(n)
var add: (inout Int, Int) -> Void = (+=)
add(&n, 4)
add = { $0 -= $1 }
add(&n, 1)
print(n)
print([1, 2, 3].reduce(into: 10) { (sum: inout Int, next: Int) in sum += next })
print([1, 2, 3].reduce(into: []) { $0.append($1 * 2) })
print([1, 2, 3].reduce(into: 0, +=))
var point = Point()
let move: (inout Point) -> Void = { $0.move(by: 3) }
move(&point)
print(point.x)
let optional: ((inout Int) -> Void)? = double
optional?(&n)
print(n)
let collected = sequence(state: (0, 1)) { (state: inout (Int, Int)) -> Int? in
  state = (state.1, state.0 + state.1)
  return state.0 > 20 ? nil : state.0
}
print(Array(collected))
// expect: 50
// expect: 10201
// expect: 10204
// expect: 16
// expect: [2, 4, 6]
// expect: 6
// expect: 4
// expect: 20408
// expect: [1, 1, 2, 3, 5, 8, 13]
