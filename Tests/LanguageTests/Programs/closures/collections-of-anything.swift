// In a closure the compiler takes collections of anything, and empty ones, without a written type.
func run(_ body: () -> Void) { body() }
run { let e = []; print(e, type(of: e)) }
run { let e = [:]; print(e, type(of: e)) }
run { var e = [], f = 3; e.append(1); f += 1; print(e, f) }
run { let t = ([], 1); print(t) }
run { let t = [nil, nil]; print(t) }
run { let t = [1, nil, "a"]; print(t, type(of: t)) }
run { let t = [1: "a", 2: 3]; print(t.count, type(of: t)) }
let make = { let list = [1, "a", 2.5]; return list.count }
print(make())
// expect: [] Array<Any>
// expect: [:] Dictionary<AnyHashable, Any>
// expect: [1] 4
// expect: ([], 1)
// expect: [nil, nil]
// expect: [Optional(1), nil, Optional("a")] Array<Optional<Any>>
// expect: 2 Dictionary<Int, Any>
// expect: 3
