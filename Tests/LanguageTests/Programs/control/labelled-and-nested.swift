func find(_ grid: [[Int]], _ target: Int) -> (Int, Int)? {
  var result: (Int, Int)?
  search: for (r, row) in grid.enumerated() {
    for (c, value) in row.enumerated() {
      if value == target { result = (r, c); break search }
      guard value >= 0 else { print("skip row", r); continue search }
    }
  }
  return result
}
print(find([[1, 2], [-1, 3], [3, 4]], 3) as Any, find([], 1) as Any)
var n = 0
outer: repeat { n += 1
  inner: while true { n += 2
    if n % 5 == 0 { continue outer }
    if n > 12 { break outer }
    if n % 2 == 0 { break inner } }
  print("n", n) } while n < 100
print(n)
loop: for i in 0... {
  switch i { case 0, 1: continue loop; case 2: break; case 5: break loop; default: print("i", i) }
  if i == 3 { print("three") } }
check: do { if n > 10 { break check }; print("between") }
do { let n = "shadow"; print(n) }
print(n)
if let n = Optional("inner"), case let m = n.count, m > 3 { let n = m * 2; print(n) }
for n in ["x", "y"] { let n = n + n; print(n, terminator: " ") }
print(n)
func scope() -> [Int] { var out: [Int] = []; for i in 0..<3 { var i = i; while i < 3 { i += 1; out.append(i) } }; return out }
print(scope())
// expect: skip row 1
// expect: Optional((2, 0)) nil
// expect: n 8
// expect: 13
// expect: i 3
// expect: three
// expect: i 4
// expect: shadow
// expect: 13
// expect: 10
// expect: xx yy 13
// expect: [1, 2, 3, 2, 3, 3]
