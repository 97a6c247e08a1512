// What is assigned to `_` ends before what the other parts replace.
final class Named {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end", name) }
}
func two() -> (Named, Named) { (Named("first"), Named("second")) }
func nested() -> ((Named, Named), Named) { ((Named("a"), Named("b")), Named("c")) }
func left() {
  var kept = Named("old")
  print("left", kept.name)
  (kept, _) = two()
  print("has", kept.name)
}
func right() {
  var kept = Named("old")
  print("right", kept.name)
  (_, kept) = two()
  print("has", kept.name)
}
func inner() {
  var (one, other) = (Named("x"), Named("y"))
  print("inner", one.name, other.name)
  ((one, _), other) = nested()
  print("has", one.name, other.name)
}
left()
right()
inner()
// expect: left old
// expect: end second
// expect: end old
// expect: has first
// expect: end first
// expect: right old
// expect: end first
// expect: end old
// expect: has second
// expect: end second
// expect: inner x y
// expect: end b
// expect: end x
// expect: end y
// expect: has a c
// expect: end c
// expect: end a
