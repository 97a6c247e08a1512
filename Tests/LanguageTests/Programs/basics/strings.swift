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
