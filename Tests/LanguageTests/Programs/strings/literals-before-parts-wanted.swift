let text = "hello"
func take(_ part: Substring) { print("part", part) }
func take(_ whole: String) { print("whole", whole) }
take("x" + text.prefix(2))
let wanted: Substring = "x" + text.prefix(2)
let chosen = true ? "x" + text.prefix(2) : "y"
print(type(of: wanted), type(of: chosen), type(of: ("x" + text.prefix(2))), "x" + text.prefix(1) == "xh")
let interpolated = "a\(1)" + text.prefix(1) + text.suffix(1)
for part in text.split(separator: "l") { print(type(of: "-" + part), "-" + part) }
print(type(of: interpolated), interpolated, type(of: "-" + text.reversed()))
// expect: whole xhe
// expect: Substring String String true
// expect: String -he
// expect: String -o
// expect: String a1ho String
