let text = "hello"
let s = "x" + text.prefix(2)
let t = text.prefix(2) + "x"
let u = "a" + text.prefix(1) + "b"
let v = text.prefix(1) + "-" + text.suffix(1)
let w = text.prefix(1) + text.suffix(1)
let arr = ["a"] + text.prefix(2)
let q = "hello".prefix(1).uppercased() + text.dropFirst()
print(type(of: s), type(of: t), type(of: u), type(of: v), type(of: w), type(of: arr), type(of: q))
func cap(_ s: String) -> String { s.prefix(1).uppercased() + s.dropFirst() }
let f = "\(text)!" + text.dropFirst()
let g = text + text.prefix(2)
let h = text.prefix(2) + text
print(type(of: f), type(of: g), type(of: h))
var x = "a"; x += text.prefix(2)
print(x, cap("abc"))
let k = [1] + [2, 3].prefix(1)
let l = [1, 2].prefix(1) + [3]
let m = [1, 2].prefix(1) + [3, 4].prefix(1)
let n = "x" + text.prefix(2).dropFirst()
let o = "x" + text[text.startIndex...]
print(type(of: k), type(of: l), type(of: m), type(of: n), type(of: o))
let names = ["ann", "bo"].map { $0.prefix(1).uppercased() + $0.dropFirst() }
let more = ["ann", "bo"].map { "x" + $0.dropFirst() }
print(type(of: names), type(of: more))
print("x" + text.prefix(2))
// expect: String Substring String Substring Substring Array<Character> String
// expect: String String Substring
// expect: ahe Abc
// expect: Array<Int> ArraySlice<Int> ArraySlice<Int> String String
// expect: Array<String> Array<String>
// expect: xhe
