let a: Int? = 5, b: Int? = nil
print(a.map { $0 * 2 } as Any, b.map { $0 * 2 } as Any, a.flatMap { $0 > 3 ? "big" : nil } ?? "none", a == 5, b == nil, a != b)
print(a ?? 0, b ?? -1, a.debugDescription, [a, b].compactMap { $0 }, [a, b], Optional("x") as Any)


func parse(_ s: String) -> Int? { Int(s) }
print(["1", "x", "3"].map(parse), ["1", "x"].compactMap(parse), parse("9").map(String.init) ?? "-")
if let x = a, let y = parse("2"), x > y { print(x - y) }
print((a as Any) is Int, a! + 1)
// expect: Optional(10) nil big true true true
// expect: 5 -1 Optional(5) [5] [Optional(5), nil] Optional("x")
// expect: [Optional(1), nil, Optional(3)] [1] 9
// expect: 3
// expect: true 6
