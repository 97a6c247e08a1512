let name = "Ana"
let text = """
  Dear \(name),

    indented "quotes"
  \ttab and \\ backslash \
  continued
  unicode \u{2764}
  """
print(text)
print(text.split(separator: "\n", omittingEmptySubsequences: false).count)
let raw = #"\n is not a newline, \#(name) is"#
print(raw, raw.count)
let json = #"""
  {"name": "\#(name)", "path": "C:\temp"}
  """#
print(json)
print("""
  a\("""
    nested
    """)
  """)
let empty = """
  """
print(empty.isEmpty, "".isEmpty, "\"\"", #""""#, "a\u{0301}".count, "\r\n".count)
let table = [("one", 1), ("three", 3)].map { key, value in "\(key)\(String(repeating: ".", count: 8 - key.count))\(value)" }.joined(separator: "\n")
print(table)
print("emoji 👩‍💻 é ñ".unicodeScalars.count > "emoji 👩‍💻 é ñ".count, "👩‍💻".count, "Straße".uppercased(), "ß" == "ss")
let c: Character = "\u{1F1EB}\u{1F1F7}"
print(c, c == "🇫🇷", "\(1)\("2")\(3.0)")
// expect: Dear Ana,
// expect:
// expect: indented "quotes"
// expect: 	tab and \ backslash continued
// expect: unicode ❤
// expect: 5
// expect: \n is not a newline, Ana is 27
// expect: {"name": "Ana", "path": "C:\temp"}
// expect: anested
// expect: true true "" "" 1 1
// expect: one.....1
// expect: three...3
// expect: true 1 STRASSE false
// expect: 🇫🇷 true 123.0
