let name = "Ada"
let text = """
  Dear \(name),
    indented
  "quoted" and \\ backslash
  joined \
  line
  """
print(text)
print(#"raw \n \(name) \#(name)"#)
print("""
  nested \("in" + "ner")
  """)
print("sum: \(1 + 2), list: \([1, 2].map { "\($0)" }.joined(separator: "|"))")
// expect: Dear Ada,
// expect: indented
// expect: "quoted" and \ backslash
// expect: joined line
// expect: raw \n \(name) Ada
// expect: nested inner
// expect: sum: 3, list: 1|2
