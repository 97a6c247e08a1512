final class Trace {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of", name) }
}
enum Failure: Error { case expected }

func both() {
  defer { print("first defer") }
  let a = Trace("a")
  defer { print("second defer sees", a.name) }
  let b = Trace("b")
  print("body with", b.name)
}
both()

func early() -> Int {
  defer { print("outer defer") }
  if true {
    let a = Trace("a")
    defer { print("inner defer") }
    let b = Trace("b")
    return a.name.count + b.name.count
  }
}
print(early())

func loops() {
  for i in 0..<3 {
    defer { print("turn", i) }
    let item = Trace("item \(i)")
    if i == 1 { continue }
    print(item.name)
  }
}
loops()

func failing() throws {
  defer { print("defer of what fails") }
  let a = Trace("a")
  print(a.name)
  throw Failure.expected
}
do { try failing() } catch { print(error) }

func reverse() {
  let a = Trace("a")
  let b = Trace("b")
  print(a.name, b.name)
}
reverse()
// expect: body with b
// expect: end of b
// expect: second defer sees a
// expect: end of a
// expect: first defer
// expect: end of b
// expect: inner defer
// expect: end of a
// expect: outer defer
// expect: 2
// expect: item 0
// expect: end of item 0
// expect: turn 0
// expect: end of item 1
// expect: turn 1
// expect: item 2
// expect: end of item 2
// expect: turn 2
// expect: a
// expect: end of a
// expect: defer of what fails
// expect: expected
// expect: a b
// expect: end of b
// expect: end of a
