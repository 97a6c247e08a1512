struct Point { var x = 1 }
dump(["a": 1, "b": 2] as KeyValuePairs)
for pair in ["a": 1] as KeyValuePairs { print(pair, pair.key) }
dump(Duration.seconds(2))
dump(Duration.seconds(-1.5))
dump(Duration.seconds(100))
dump(())
dump([(), ()])
let types: [Any] = [(() -> Void).self, ((Int) -> String).self, [() -> Int].self, Point.self, (Int, Point).self]
for type in types { print(type, Swift.type(of: type)) }
// expect: ▿ ["a": 1, "b": 2]
// expect: ▿ _elements: 2 elements
// expect: ▿ (2 elements)
// expect: - .0: "a"
// expect: - .1: 1
// expect: ▿ (2 elements)
// expect: - .0: "b"
// expect: - .1: 2
// expect: (key: "a", value: 1) a
// expect: ▿ 2.0 seconds
// expect: - _low: 2000000000000000000
// expect: - _high: 0
// expect: ▿ -1.5 seconds
// expect: - _low: 16946744073709551616
// expect: - _high: -1
// expect: ▿ 100.0 seconds
// expect: - _low: 7766279631452241920
// expect: - _high: 5
// expect: - (0 elements)
// expect: ▿ 2 elements
// expect: - (0 elements)
// expect: - (0 elements)
// expect: () -> () (() -> ()).Type
// expect: (Int) -> String ((Int) -> String).Type
// expect: Array<() -> Int> Array<() -> Int>.Type
// expect: Point Point.Type
// expect: (Int, Point) (Int, Point).Type
