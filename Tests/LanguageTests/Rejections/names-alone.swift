let isOn = True
let values = [1, Null]
func greet(_ name: String) { print(name) }
greet(Anna)
struct Box { @Guarded var value = 1 }
// expect error 1:12: cannot find 'True' in scope
// expect error 2:18: cannot find 'Null' in scope
// expect error 4:7: cannot find 'Anna' in scope
// expect error 5:15: unknown attribute 'Guarded'
