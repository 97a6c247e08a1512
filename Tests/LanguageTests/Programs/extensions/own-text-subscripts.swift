extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
let text = "swift"
print(text[1])
print(("a" + "b")[1], "swift"[1])
// expect: w
// expect: b w
