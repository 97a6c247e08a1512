let price = 2.5
let isShort = true

func show(_ value: Any) { print(value, type(of: value)) }

// The elements need not be of one type where anything is wanted of them.
print(["a": 1.5]["b", default: 0])
print([1.5, 2][1], [1, 2.5].first!, [1.5, 2].last!)
show([price, 2][1])
show(["a": price]["b", default: 0])
show([[1, 2.5]].first![0])
show(["a": [1, 2.5]]["a"]![0])
show([1.5, 2].filter { _ in true }[1])
show(isShort ? { 1 }() : 2.5)

// They do where they are compared, or where anything else is made of them.
show([1.5, 2].sorted()[1])
show([1.5, 2][1] + 1)
show("\([1.5, 2][1])")
show((1, [1, 2.5][0]))
show(["a": 1.5, "b": 2]["b"] as Any)

// What can be hashed is one of the types that a condition leads to.
let key: AnyHashable = isShort ? 1 : price
print(key, [isShort ? 1 : price, "a"] as [AnyHashable])
// expect: 0
// expect: 2 1 2
// expect: 2 Int
// expect: 0 Int
// expect: 1 Int
// expect: 1 Int
// expect: 2 Int
// expect: 1 Int
// expect: 2.0 Double
// expect: 3.0 Double
// expect: 2.0 String
// expect: (1, 1.0) (Int, Double)
// expect: Optional(2.0) Optional<Double>
// expect: 1.0 [AnyHashable(1.0), AnyHashable("a")]
