struct Person { var name = "a"; var age = 3; let id = 1 }
let people = [Person()]
let a = people.filter { $0.age = 3 }
let b = people.first { $0.name = "a" }
let d = people.contains { $0.age = 3 }
var last = 0
let e = people.filter { last = $0.age }
people.forEach { last = $0.age }
func same(_ a: Int, _ b: Int) -> Bool {
  var a = a
  return a = b
}
// expect error 3:28: cannot assign to property: '$0' is immutable
// expect error 3:32: cannot convert value of type '()' to closure result type 'Bool'
// expect error 4:27: cannot assign to property: '$0' is immutable
// expect error 4:32: cannot convert value of type '()' to closure result type 'Bool'
// expect error 5:30: cannot assign to property: '$0' is immutable
// expect error 5:34: cannot convert value of type '()' to closure result type 'Bool'
// expect error 7:30: cannot convert value of type '()' to closure result type 'Bool'
// expect error 11:12: use of '=' in a boolean context, did you mean '=='?
