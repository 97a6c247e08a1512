// Closures where an optional of Void is wanted: an empty one gives what is there, and not nil.
enum A { case success(_ ok: () -> Void?, cancel: () -> Void?), failure(() -> Int?) }
let a: A = .success({
  // action
}, cancel: { })
var b = A.failure({ nil })
b = .success({ print("x") }, cancel: { print("y") })
if case .success(let ok, let c) = b { print(ok() as Any, c() as Any) }
if case .success(let ok, let c) = a { print(ok() as Any, c() as Any) }
func run(_ f: () -> Void?) { print(f() as Any) }
run {}
run { print("z") }
let early: (Bool) -> Void? = { isOn in
  if isOn { return }
  return nil
}
print(early(true) as Any, early(false) as Any)
let late = { () -> Void? in
  print("late")
  print("ends")
}
print(late() as Any)
// expect: x
// expect: y
// expect: Optional(()) Optional(())
// expect: Optional(()) Optional(())
// expect: Optional(())
// expect: z
// expect: Optional(())
// expect: Optional(()) nil
// expect: late
// expect: ends
// expect: Optional(())
