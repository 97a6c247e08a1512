var s = ""
dump([1, 2], to: &s); print(s, s.count)
var t = ""; dump((a: 1, b: ["k": 2]), to: &t, name: "x", indent: 2); print(t)
debugPrint("a", 1, separator: "-", terminator: "!", to: &t); print(t)
struct Log: TextOutputStream { var lines: [String] = []; mutating func write(_ x: String) { lines.append(x) } }
var l = Log(); print("hi", 3, to: &l); dump(Optional(4), to: &l); debugPrint("q", to: &l); print(l.lines.joined())
struct Streamed: TextOutputStreamable { func write<T: TextOutputStream>(to target: inout T) { target.write("streamed") } }
print(Streamed(), "\(Streamed())", String(describing: Streamed()), [Streamed()])
"abc".write(to: &l); Character("d").write(to: &l); print(l.lines.suffix(2))
// expect: ▿ 2 elements
// expect: - 1
// expect: - 2
// expect: 25
// expect: ▿ x: (2 elements)
// expect: - a: 1
// expect: ▿ b: 1 key/value pair
// expect: ▿ (2 elements)
// expect: - key: "k"
// expect: - value: 2
// expect:
// expect: ▿ x: (2 elements)
// expect: - a: 1
// expect: ▿ b: 1 key/value pair
// expect: ▿ (2 elements)
// expect: - key: "k"
// expect: - value: 2
// expect: "a"-1!
// expect: hi 3
// expect: ▿ Optional(4)
// expect: - some: 4
// expect: "q"
// expect:
// expect: streamed streamed streamed [streamed]
// expect: ["abc", "d"]
