let a: Any = nil
let b: AnyObject = nil
func f(_ a: Any) {}
f(nil)
let c: [Any] = [1, nil]
func g() -> Any { nil }
let e: [String: Any] = ["a": nil]
let h: Any? = nil
f(h as Any)
// expect error 1:14: 'nil' cannot initialize specified type 'Any'
// expect error 2:20: 'nil' cannot initialize specified type 'AnyObject'
// expect error 4:3: 'nil' is not compatible with expected argument type 'Any'
// expect error 5:20: 'nil' is not compatible with expected element type 'Any'
// expect error 6:19: 'nil' is incompatible with return type 'Any'
// expect error 7:30: 'nil' is not compatible with expected dictionary value type 'Any'
