func ends() -> ()? { nil }
func returns() -> ()? { return }
let closure = { () -> ()? in if ends() == nil { return }; return nil }
let any: any Hashable = 1
let list: [AnyHashable] = [any]
let table: [AnyHashable: Int] = [any: 1]
// expect error 2:25: non-void function should return a value
// expect error 5:28: cannot convert value of type 'any Hashable' to expected element type 'AnyHashable'
// expect error 6:34: cannot convert value of type 'any Hashable' to expected dictionary key type 'AnyHashable'
