var s = "Hello World"
let comma = s.firstIndex(of: " ")!
s.insert(",", at: comma)
print(s)
s.insert(contentsOf: " Swift", at: s.index(after: comma))
print(s)
s.removeSubrange(s.index(s.endIndex, offsetBy: -6)..<s.endIndex)
print(s, s.count)
s.replaceSubrange(s.startIndex...s.index(s.startIndex, offsetBy: 4), with: "Bye")
print(s)
if let r = s.firstIndex(of: "S") { s.remove(at: r) }
print(s, s.removeFirst(), s.removeLast(), s)
s.removeFirst(2); s.removeLast(2)
print(s)
s.removeAll()
print(s.isEmpty, s.popLast() as Any)
extension String {
  subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
  subscript(range: Range<Int>) -> Substring { self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)] }
}
print("offset"[2], "offset"[1..<4], "offset"[0])
// expect: Hello, World
// expect: Hello, Swift World
// expect: Hello, Swift 12
// expect: Bye, Swift
// expect: Bye, wift B t ye, wif
// expect: , w
// expect: true nil
// expect: f ffs o
