class Counter { var n = 0; deinit { print("gone", n) } }
var makers: [() -> Int] = []
for i in 1...3 { var local = i * 10; makers.append { local += 1; return local + i } }
print(makers.map { $0() }, makers.map { $0() })
var x = 1
let byValue = { [x] in x }
let byReference = { x }
x = 5
print(byValue(), byReference())
do {
  let c = Counter()
  let weakly = { [weak c] in c?.n ?? -1 }
  let add = { [c] in c.n += 1 }
  add(); add()
  print(weakly())
}
var late: (() -> Int)?
do { let c = Counter(); c.n = 7; late = { [weak c] in c?.n ?? -1 } }
print(late!())
let names = { [first = "a", second = [1, 2].count] in "\(first)\(second)" }
print(names())
// expect: [12, 23, 34] [13, 24, 35]
// expect: 1 5
// expect: 2
// expect: gone 2
// expect: gone 7
// expect: -1
// expect: a2
