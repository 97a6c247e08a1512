func variadic(_ f: (Int...) -> Int) -> Int { f(1, 2, 3) }
print(variadic { $0.reduce(0, +) }, variadic { xs in xs.count }, variadic { (xs: Int...) in xs.max()! })
let count: (String...) -> Int = { $0.count }
print(count("a", "b"), count())
// expect: 6 3 3
// expect: 2 0
