let http = (code: 404, message: "Not Found")
print(http, http.code, http.1)
let nested = (1, (2, "three"), [4: 5])
print(nested)
print((one: 1, 2))
func minMax(_ xs: [Int]) -> (min: Int, max: Int)? { xs.isEmpty ? nil : (xs.min()!, xs.max()!) }
print(minMax([3, 1, 2]) as Any, minMax([]) as Any)
for pair in zip(["a", "b"], 1...) { print(pair) }
for item in ["x", "y"].enumerated() { print(item) }
print([(1, "a"), (2, "b")])
print(Array(["k": 1]), ["k": 1].first!)
debugPrint(("quoted", Character("c")), [Character("d")])
print(type(of: http), type(of: nested))
// expect: (code: 404, message: "Not Found") 404 Not Found
// expect: (1, (2, "three"), [4: 5])
// expect: (one: 1, 2)
// expect: Optional((min: 1, max: 3)) nil
// expect: ("a", 1)
// expect: ("b", 2)
// expect: (offset: 0, element: "x")
// expect: (offset: 1, element: "y")
// expect: [(1, "a"), (2, "b")]
// expect: [(key: "k", value: 1)] (key: "k", value: 1)
// expect: ("quoted", "c") ["d"]
// expect: (code: Int, message: String) (Int, (Int, String), Dictionary<Int, Int>)
