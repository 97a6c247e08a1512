var s = "Mississippi"
s.removeAll { $0 == "s" }
print(s)
print(s.removeFirst(), s.removeLast(), s, s.popLast() as Any)
s.removeFirst(2)
print(s, s.filter { $0 != "p" }, s.map { String($0) + "." }.joined())
s.removeAll()
print(s.isEmpty, s.popLast() as Any)
var greeting = "hi"
greeting = greeting.capitalizedWord
extension String { var capitalizedWord: String { prefix(1).uppercased() + dropFirst() } }
print(greeting)
// expect: Miiippi
// expect: M i iiipp Optional("p")
// expect: ip i i.p.
// expect: true nil
// expect: Hi
