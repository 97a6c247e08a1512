var m = "abc"
m.insert(contentsOf: ["x", "y"], at: m.startIndex); print(m)
m.append(contentsOf: ["p", "q"]); print(m)
m.replaceSubrange(m.startIndex..<m.startIndex, with: ["1", "2"]); print(m)
m += ["z"]; print(m)
print(String(["a", "b"]), String(Array("hey")), m.starts(with: ["1"]), m.elementsEqual(["a"]))
// expect: xyabc
// expect: xyabcpq
// expect: 12xyabcpq
// expect: 12xyabcpqz
// expect: ab hey true false
