// Operators of the program beside literals of two kinds.
func * (a: String, n: Int) -> String { String(repeating: a, count: n) }
func + (a: String, b: Int) -> String { a + String(b) }
func - (a: Int, b: String) -> Int { a - b.count }
print("a" * 3, "a" + 3, 5 - "abc", "x" * 2 + "y", "a" * 2 * 2)
let line: String = "-" * 4
print(line)
func show(_ s: String) { print(s) }
show("=" * 5)
// expect: aaa a3 2 xxy aaaa
// expect: ----
// expect: =====
