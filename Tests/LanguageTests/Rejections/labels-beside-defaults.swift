func greet(_ name: String, times: Int = 1, loud: Bool = false) {}
func call(name: String, times: Int = 1) {}
struct Person {
  var name: String
  var age = 1
}
greet("a", count: 2, loud: true)
greet("a", times: 1, shout: true)
greet("a", first: 1, second: true)
greet("a", tims: 2)
greet(times: 1)
greet(loud: true)
greet(name: "a", times: 1)
call(name: "a", count: 1)
call("a", times: 1)
_ = Person(name: "a", size: 1)
_ = Person(name: "a", agee: 1)
greet("a", loud: true)
call(name: "a")
_ = Person(name: "a", age: 2)
// expect error 7:19: extra argument 'count' in call
// expect error 8:29: extra argument 'shout' in call
// expect error 9:6: extra arguments at positions #2, #3 in call
// expect error 10:6: incorrect argument label in call (have '_:tims:', expected '_:times:')
// expect error 11:7: missing argument for parameter #1 in call
// expect error 12:7: missing argument for parameter #1 in call
// expect error 13:6: extraneous argument label 'name:' in call
// expect error 14:24: extra argument 'count' in call
// expect error 15:5: missing argument label 'name:' in call
// expect error 16:29: extra argument 'size' in call
// expect error 17:11: incorrect argument label in call (have 'name:agee:', expected 'name:age:')
