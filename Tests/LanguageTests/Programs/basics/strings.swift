let name = "World"
let greeting = "Hello, \(name)!"
print(greeting)
print("\(1 + 2) and \(2.5) and \(true) and \([1, 2]) and \(Optional(3) as Any)")
print("a" + "b" == "ab")
var s = ""
for i in 0..<3 { s += "\(i)," }
print(s)
print("""
  indented
    more
  """)
print(#"raw \n \(x)"#)
print("tab\there", "quote\"s")
// expect: Hello, World!
// expect: 3 and 2.5 and true and [1, 2] and Optional(3)
// expect: true
// expect: 0,1,2,
// expect: indented
// expect: more
// expect: raw \n \(x)
// expect: tab	here quote"s
