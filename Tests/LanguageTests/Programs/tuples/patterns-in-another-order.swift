func bounds() -> (min: Int, max: Int) { (1, 2) }
let (max: high, min: low) = bounds()
print(low, high)

let point = (x: 1, y: 2)
if case (y: let a, x: let b) = point { print(a, b) }
guard case (y: 2, x: let first) = point else { fatalError() }
print(first)

func local() {
  var (y: down, x: right) = point
  right += 1
  down += 1
  print(right, down)
  let (x: only, second) = point
  let (x: p, y: q) = (7, 8)
  print(only, second, p, q)
}
local()
for (x: a, y: b) in [point, (x: 3, y: 4)] { print(a, b) }
switch point {
case (x: 0, y: _): print("left")
case (let x, y: let y): print(x, y)
}
// expect: 1 2
// expect: 2 1
// expect: 1
// expect: 2 3
// expect: 1 2 7 8
// expect: 1 2
// expect: 3 4
// expect: 1 2
