import Foundation

class Person: NSObject {
  let name: String
  init(name: String) {
    self.name = name
    super.init()
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Person else { return false }
    return name == other.name
  }
  override var hash: Int { name.hashValue }
  override var description: String { "Person(\(name))" }
}

let first = Person(name: "Ann")
let second = Person(name: "Ann")
print(first == second, first === second, first != second, first.isEqual(second), first.isEqual("Ann"))
print(first, [first], "\(second)", Set([first, second]).count)
print([first].contains(second), [second: 1][first] ?? 0)

class Plain: NSObject {}
let plain = Plain()
print(plain == plain, plain == Plain(), plain.isEqual(nil), type(of: plain))

let objects: [NSObject] = [NSNumber(value: 3), NSString(string: "a"), first]
print(objects.count, objects)
print(objects.contains(NSNumber(value: 3)), objects[0] is NSNumber, (objects[1] as? NSString)?.length ?? -1)
let number: NSObject = NSNumber(value: 2)
print(number, number == NSNumber(value: 2), number.isEqual(2), number.hash == NSNumber(value: 2).hash)

let text: NSString = "abc"
print(text as? String ?? "none", (text as Any) as? String ?? "none", String(text).count, text.isEqual("abc"))
let mixed: [Any] = [text, 1, "x" as NSString, NSNull()]
for item in mixed {
  switch item {
  case let text as String: print("text", text)
  case let number as Int: print("number", number)
  default: print("other", item)
  }
}

class Note: NSObject, NSCopying {
  var text = "new"
  func copy(with zone: NSZone? = nil) -> Any {
    let note = Note()
    note.text = text
    return note
  }
}
let note = Note()
note.text = "kept"
print((note.copy() as? Note)?.text ?? "none", note.copy(with: nil) is Note, NSNull() == NSNull())
// expect: true false false true false
// expect: Person(Ann) [Person(Ann)] Person(Ann) 1
// expect: true 1
// expect: true false false Plain
// expect: 3 [3, a, Person(Ann)]
// expect: true true 1
// expect: 2 true true true
// expect: abc abc 3 true
// expect: text abc
// expect: number 1
// expect: text x
// expect: other <null>
// expect: kept true true
