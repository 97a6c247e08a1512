outer: for i in 0..<4 {
  for j in 0..<4 {
    if j == 2 { continue outer }
    if i == 2 { break outer }
    print(i, j)
  }
}
var n = 0
while n < 3 { n += 1; if n == 2 { continue }; print("w", n) }
repeat { n -= 1 } while n > 0
print(n)
for i in stride(from: 10, to: 0, by: -3) { print(i) }
for (i, c) in ["a", "b"].enumerated() { print(i, c) }
for i in (1...3).reversed() { print(i) }
for x in [1, 2, 3, 4] where x % 2 == 0 { print(x) }
let v = if n == 0 { "zero" } else { "more" }
print(v)
let w = switch n { case 0: 10; default: 20 }
print(w)
func g(_ n: Int) -> String {
  guard n > 0 else { return "neg" }
  guard n < 10, n != 5 else { return "big or 5" }
  return "ok"
}
print(g(-1), g(5), g(3))
for (k, v) in ["one": 1] { print(k, v) }
var it = [1, 2].makeIterator()
while let x = it.next() { print(x) }
for c in "héy" { print(c) }
let zipped = zip([1, 2], ["a", "b"])
for (a, b) in zipped { print(a, b) }
var i = 0
loop: while true { switch i { case 3: break loop; default: i += 1 } }
print(i)
for case .some(let q) in [1, nil, 2] as [Int?] { print(q) }
// expect: 0 0
// expect: 0 1
// expect: 1 0
// expect: 1 1
// expect: w 1
// expect: w 3
// expect: 0
// expect: 10
// expect: 7
// expect: 4
// expect: 1
// expect: 0 a
// expect: 1 b
// expect: 3
// expect: 2
// expect: 1
// expect: 2
// expect: 4
// expect: zero
// expect: 10
// expect: neg big or 5 ok
// expect: one 1
// expect: 1
// expect: 2
// expect: h
// expect: é
// expect: y
// expect: 1 a
// expect: 2 b
// expect: 3
// expect: 1
// expect: 2
