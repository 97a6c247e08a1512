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
let taken: Any? = [1.5, 2][1]
let foremost: Any? = [1, 2.5].first
let turned: [Any] = [1, 2.5].reversed()
let ordered: [Any] = [1, 2.5].sorted { _, _ in true }
let kept: [Any?] = [1, 2.5].filter { _ in true }
let mapped: [Any] = [1, 2.5].map { $0 }
let copied: [Any] = Array([1, 2.5])
let equal: (any Equatable)? = [1, 2.5].first
let shown: [any Hashable] = [1, 2.5].reversed()
let described: any CustomStringConvertible = [1, 2.5][0]
print(taken as Any, foremost as Any, turned, ordered, kept, mapped, copied, equal as Any, shown, described)
struct Box { var value: Any, other: Any? = nil, list: [Any] = [] }
print(Box(value: [1, 2.5][0], other: [1, 2.5].first, list: [1, 2.5].reversed()))
print((1, [2.5, 3]).1)
print((1, 2.5).0)
print((a: 1, b: [2.5, 3]).b[1])
print((1, [2.5, 3]).1.first!)
print((1, [3, 2.5]).1.first!)
print((1, ["a": [3, 2.5]]).1["a"]![0])
print(["a": 1, "b": 2.5]["a"]!)
print((1, ["a": 1, "b": 2.5]).1["a"]!)
print(((3, 2.5)).0)
print([(3, 2.5), (2.5, 3)][0].0)
print((1, [2.5, 3]).1[1])
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
// expect: Optional(2) Optional(1) [2.5, 1] [2.5, 1] [Optional(1), Optional(2.5)] [1.0, 2.5] [1, 2.5] Optional(1) [2.5, 1] 1
// expect: Box(value: 1, other: Optional(1), list: [2.5, 1])
// expect: [2.5, 3.0]
// expect: 1
// expect: 3
// expect: 2.5
// expect: 3
// expect: 3
// expect: 1
// expect: 1
// expect: 3
// expect: 3.0
// expect: 3
