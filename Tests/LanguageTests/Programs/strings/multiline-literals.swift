import Foundation
let name = "World"
let poem = """
  Roses are red,
    Violets are blue,
  Hello \(name)!

  The end.\tTabbed
  """
print(poem)
print(poem.split(separator: "\n").count, poem.components(separatedBy: "\n").count == 5, poem.split(separator: "\n", omittingEmptySubsequences: false).count)
let json = #"{"name": "x\n", "n": 1}"#
print(json, json.count)
print(#"He said "hi" \(name) \#(name)"#, ##"a"#b"##)
let code = #"""
  let s = "\(name)"
  \#(name)
  """#
print(code)
poem.split(separator: "\n").enumerated().forEach { print("\($0.offset + 1): \($0.element)") }
print("""
  "one" ""two"" \"""three\"""
  """)
print("a\u{41}\u{1F496}", "\\n", "\'", "nul:\0".count)
// expect: Roses are red,
// expect: Violets are blue,
// expect: Hello World!
// expect:
// expect: The end.	Tabbed
// expect: 4 true 5
// expect: {"name": "x\n", "n": 1} 23
// expect: He said "hi" \(name) World a"#b
// expect: let s = "\(name)"
// expect: World
// expect: 1: Roses are red,
// expect: 2:   Violets are blue,
// expect: 3: Hello World!
// expect: 4: The end.	Tabbed
// expect: "one" ""two"" """three"""
// expect: aA💖 \n ' 5
