for (a, b) in [(1, 2), (1, 2, 3)] { print(a, b) }
for (a, b) in [(1, "a"), 3] { print(a, b) }
for (a, b) in [(1, "a"), (2, "b")] { print(a, b) }
for item in [1, "a"] as [Any] { print(item) }
for (a, b) in [(1, nil), (2, "b")] { print(a, b as Any) }
// expect error 1:24: cannot convert value of type '(Int, Int, Int)' to expected element type '(Int, Int)'
// expect error 2:26: cannot convert value of type 'Int' to expected element type '(Int, String)'
