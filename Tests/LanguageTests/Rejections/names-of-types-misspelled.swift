class Dog { var name = "a"; func bark() {} }
let d = Dgo()
print(d.name)
Dgo().bark()
func f() { let d = Dgo(); print(d.name) }
struct Point { var x = 1 }
func g() { let p = Pont(x: 3); print(p.x) }
struct Line { var a = Pont(); var b: Pont; func l() -> Int { a.x + b.x } }
class Puppy: Dgo { var x = 1 }
class Animal { var name = "a" }
let a = Anmal()
a.name = "x"
// expect error 2:9: cannot find 'Dgo' in scope
// expect error 4:1: cannot find 'Dgo' in scope
// expect error 5:20: cannot find 'Dgo' in scope
// expect error 7:20: cannot find 'Pont' in scope
// expect error 8:23: cannot find 'Pont' in scope
// expect error 8:38: cannot find type 'Pont' in scope
// expect error 9:14: cannot find type 'Dgo' in scope
// expect error 11:9: cannot find 'Anmal' in scope
