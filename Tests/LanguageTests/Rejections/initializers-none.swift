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
// expect error 1:7: class 'Person' has no initializers
// expect error 6:14: 'Person' cannot be constructed because it has no accessible initializers
// expect error 7:13: 'Person' cannot be constructed because it has no accessible initializers
// expect error 8:15: 'Student' cannot be constructed because it has no accessible initializers
// expect error 9:7: actor 'Counter' has no initializers
// expect error 10:15: 'Counter' cannot be constructed because it has no accessible initializers
