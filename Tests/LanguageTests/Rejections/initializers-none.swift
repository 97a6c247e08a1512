class Person {
  var name: String
  let age: Int
}
class Student: Person { var grade = 1 }
let person = Person(name: "a", age: 3)
let other = Person()
let student = Student()
actor Counter { var count: Int }
let counter = Counter(count: 1)
class Item: Decodable { var title: String }
class Fine { var title = "a" }
print(Fine().title)
// expect error 1: class 'Person' has no initializers
// expect error 6: 'Person' cannot be constructed because it has no accessible initializers
// expect error 7: 'Person' cannot be constructed because it has no accessible initializers
// expect error 8: 'Student' cannot be constructed because it has no accessible initializers
// expect error 9: actor 'Counter' has no initializers
// expect error 10: 'Counter' cannot be constructed because it has no accessible initializers
