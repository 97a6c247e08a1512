class Person {
  var introduction: String { "a person" }
  class func introduce() -> String { "hello" }
  func age(_ years: Int) -> Int { years }
  func friend() -> Person { self }
  func wave() { print("waves") }
}
class Student: Person {
  class func introduce() { print(super.introduce(), "twice") }
  override class func introduce() -> String { "student" }
  override func age(_ years: Int) -> Int { years * 10 }
  func age(_ years: Int) -> String { "\(years) years" }
  override func friend() -> Student { self }
  func wave() -> Bool { true }
}
let text: String = Student.introduce()
Student.introduce() as Void
let person: Person = Student()
print(text, person.age(1), Student().age(1) as String, Student().age(1) as Int, type(of: person.friend()))
person.wave()
let waved: Bool = Student().wave()
print(waved)

// A protocol of the program may have the name of one of the library.
protocol Sendable {
  var to: String? { get }
}
struct Letter: Sendable { var to: String? }
func isAddressed(_ value: Any) -> Bool {
  if let sendable = value as? Sendable { return sendable.to != nil }
  return false
}
print(isAddressed("a"), isAddressed(Letter(to: nil)), isAddressed(Letter(to: "b")), 3 is Sendable)
// expect: hello twice
// expect: student 10 1 years 10 Student
// expect: waves
// expect: true
// expect: false false true false
