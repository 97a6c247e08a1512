func work(_ n: Int) -> String {
  defer { print("outer") }
  if n == 0 { defer { print("branch") }; print("in branch"); return "zero" }
  for i in 0..<n { defer { print("end", i) }; if i == 1 { continue }; print("loop", i) }
  do { defer { print("do") }; print("in do") }
  var result = "start"
  defer { result += "!"; print(result) }
  defer { print("first") }
  result = "middle"
  return result
}
print(work(0))
print(work(3))
struct Failure: Error {}
func risky(_ fail: Bool) throws -> Int {
  defer { print("cleanup", fail) }
  if fail { throw Failure() }
  return 1
}
print((try? risky(true)) as Any, (try? risky(false)) as Any)
func nested() { defer { print("a"); defer { print("b") }; print("c") }; print("d") }
nested()
var counter = 0
func next() -> Int { defer { counter += 1 }; return counter }
print(next(), next(), counter)
func loop() { for i in 1... { defer { print("i", i) }; if i == 2 { break }; guard i > 5 else { continue } } }
loop()
let closure = { (n: Int) -> Int in defer { print("closure", n) }; return n * 2 }
print(closure(4))
switch 3 { case let n: defer { print("case", n) }; print("body") }
func order() -> [Int] { var list = [1]; defer { list.append(2) }; return list }
print(order())
// expect: in branch
// expect: branch
// expect: outer
// expect: zero
// expect: loop 0
// expect: end 0
// expect: end 1
// expect: loop 2
// expect: end 2
// expect: in do
// expect: do
// expect: first
// expect: middle!
// expect: outer
// expect: middle
// expect: cleanup true
// expect: cleanup false
// expect: nil Optional(1)
// expect: d
// expect: a
// expect: c
// expect: b
// expect: 0 1 2
// expect: i 1
// expect: i 2
// expect: closure 4
// expect: 8
// expect: body
// expect: case 3
// expect: [1]
