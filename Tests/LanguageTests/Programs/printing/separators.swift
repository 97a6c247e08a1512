print(1, 2, 3, separator: "-")
print("a", "b", separator: "", terminator: "!\n")
print("no newline", terminator: "")
print()
print("", "", separator: "|")
for i in 1...3 { print(i, terminator: i < 3 ? ", " : "\n") }
print("tab\there", "quote\"d", "back\\slash", "unicode \u{1F600}")
debugPrint("tab\there", "quote\"d", "back\\slash", "new\nline", "\u{0}", "é")
print(#"raw \n "text" \#(1 + 1)"#)
print("""
  Dear reader,
    indented \
  joined
  "quotes" fine
  """)
var text = ""
print("to", "text", to: &text)
print(text.count, text, terminator: "")
struct Log: TextOutputStream { var lines: [String] = []; mutating func write(_ s: String) { lines.append(s) } }
var log = Log()
print("one", 2, to: &log)
print(log.lines.joined())
// expect: 1-2-3
// expect: ab!
// expect: no newline
// expect: |
// expect: 1, 2, 3
// expect: tab	here quote"d back\slash unicode 😀
// expect: "tab\there" "quote\"d" "back\\slash" "new\nline" "\0" "é"
// expect: raw \n "text" 2
// expect: Dear reader,
// expect: indented joined
// expect: "quotes" fine
// expect: 8 to text
// expect: one 2
// expect:
