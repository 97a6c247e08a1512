extension String { static func + (left: String, right: String) -> String { "<\(left)|\(right)>" } }
let a = "x", b = "y"
print(a + b, "p" + "q")
print("a" + "b" + "c")
var text = "z"
text += "k"
print(text, ["a", "b"].joined() + a)
// expect: <x|y> <p|q>
// expect: <<a|b>|c>
// expect: zk <ab|x>
