struct Pt { var x = 1 }
class Person {
  let name = "a"
  var age = 1
}
func set<R, V>(_ r: inout R, _ k: WritableKeyPath<R, V>, _ v: V) { r[keyPath: k] = v }
func up<R>(_ r: R, _ k: ReferenceWritableKeyPath<R, Int>) { r[keyPath: k] += 1 }
var q = Pt()
var p = Person()
up(q, \.x)
set(&p, \.name, "b")
set(&p, \.age, 2)
set(&q, \.x, 3)
let k = \Pt.x
print(p[keyPath: k])
struct Ro { let c = 1 }
var ro = Ro()
set(&ro, \.c, 3)
let w: WritableKeyPath<Ro, Int> = \.c
// expect error 10:7: cannot convert value of type 'WritableKeyPath<Pt, Int>' to expected argument type 'ReferenceWritableKeyPath<Pt, Int>'
// expect error 11:9: cannot convert value of type 'KeyPath<Person, String>' to expected argument type 'WritableKeyPath<Person, String>'
// expect error 15:7: key path of type 'WritableKeyPath<Pt, Int>' cannot be applied to a base of type 'Person'
// expect error 18:10: cannot convert value of type 'KeyPath<Ro, Int>' to expected argument type 'WritableKeyPath<Ro, Int>'
// expect error 19:35: cannot convert key path type 'KeyPath<Ro, Int>' to contextual type 'WritableKeyPath<Ro, Int>'
