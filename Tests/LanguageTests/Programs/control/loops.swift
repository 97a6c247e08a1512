outer: for i in 1...4 {
  for j in 1...4 {
    if j == 3 { continue outer }
    if i == 3 { break outer }
    print("\(i)\(j)", terminator: " ")
  }
}
print()
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: ",") }
for x in stride(from: 0.0, through: 1, by: 0.25) { print(x, terminator: ",") }
print()
for (index, letter) in "abc".enumerated() where index != 1 { print(index, letter) }
for case let (x?, y) in [(1, "a"), (nil, "b"), (3, "c")] as [(Int?, String)] { print(x, y) }
for case 2...3 in [1, 2, 3, 4] { print("in range") }
var n = 27, steps = 0
while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; steps += 1 }
print(steps)
var tries = 0
repeat { tries += 1; if tries == 2 { continue }; print("try", tries) } while tries < 4
loop: while true {
  switch tries {
  case 0: break loop
  case let t where t > 2: tries -= 2; fallthrough
  case 1: tries -= 1
  default: tries -= 1; continue loop
  }
  print("now", tries)
}
var list = [1, 2, 3]
for item in list { list.append(item * 10) }
print(list)
for i in list.indices.reversed() where list[i] > 9 { list.remove(at: i) }
print(list)
for _ in 0..<2 { print("*", terminator: "") }
for i in (0..<3).reversed() { print(i, terminator: "") }
for (a, b) in zip(1..., ["x", "y"]) { print(a, b, terminator: ";") }
print()
let fruits = ["a": 1, "b": 2]
var total = 0
for (_, value) in fruits { total += value }
print(total)
block: do { if total == 3 { break block }; print("not here") }
var k = 0
while let item = k < list.count ? list[k] : nil { k += 1; if item == 2 { break }; print("item", item) }
for var i in 0..<3 { i *= 2; print(i, terminator: " ") }
print()
let captured = (1...3).map { i in { i * i } }
print(captured.map { $0() })
// expect: 11 12 21 22 
// expect: 10,7,4,1,0.0,0.25,0.5,0.75,1.0,
// expect: 0 a
// expect: 2 c
// expect: 1 a
// expect: 3 c
// expect: in range
// expect: in range
// expect: 111
// expect: try 1
// expect: try 3
// expect: try 4
// expect: now 1
// expect: now 0
// expect: [1, 2, 3, 10, 20, 30]
// expect: [1, 2, 3]
// expect: **2101 x;2 y;
// expect: 3
// expect: item 1
// expect: 0 2 4 
// expect: [1, 4, 9]
