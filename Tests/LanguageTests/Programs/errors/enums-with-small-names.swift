// The name of an enum says nothing of what a pattern is.
enum vendError: Error {
  case short(needed: Int)
  case wrong
  case many(Int, String)
}
enum outer {
  enum state {
    case idle, busy(Int)
  }
}

func fail(_ step: Int) throws {
  switch step {
  case 0: throw vendError.wrong
  case 1: throw vendError.short(needed: 3)
  case 2: throw vendError.many(2, "b")
  default: break
  }
}
for step in 0...3 {
  do {
    try fail(step)
    print("fine")
  } catch vendError.wrong {
    print("wrong")
  } catch vendError.short(let needed) {
    print("short of", needed)
  } catch vendError.many(_, let text) {
    print("many", text)
  } catch {
    print(error)
  }
}
let state = outer.state.busy(4)
switch state {
case outer.state.idle: print("idle")
case outer.state.busy(let count) where count > 3: print("busy", count)
case outer.state.busy: print("a little busy")
}
if case let outer.state.busy(count) = state { print(count) }
let other: outer.state? = .idle
if case outer.state.idle? = other { print("idle too") }
struct status { static let done = 3 }
let code = 3
switch code {
case status.done: print("done")
default: print("not done")
}
// expect: wrong
// expect: short of 3
// expect: many b
// expect: fine
// expect: busy 4
// expect: 4
// expect: idle too
// expect: done
