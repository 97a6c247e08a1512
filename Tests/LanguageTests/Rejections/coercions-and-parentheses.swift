func take(_ i: Bool) {}
var n: Int? = 3
let d = 2
take((n as Int?)!)
take(n as! Int?)
take(d as Int)
take((d as Int))
take("a" as String)
take(d as Int + 1)
(d as Int).foo
let s: String = d as Int
let u: String = n as Int?
let v: Int = n as Int?
_ = (n as Int?) + 1
_ = (d as Int) + "a"
take((d + 1))
take((d as Int))
take((d as! Int))
let w: String = (d + 1)
// expect error 4:17: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 5:8: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 6:8: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 7:9: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 8:10: cannot convert value of type 'String' to expected argument type 'Bool'
// expect error 9:15: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 10:12: value of type 'Int' has no member 'foo'
// expect error 11:19: cannot convert value of type 'Int' to specified type 'String'
// expect error 12:19: cannot convert value of type 'Int?' to specified type 'String'
// expect error 13:16: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 14:8: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 15:16: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 16:9: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 17:9: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 18:9: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 19:20: cannot convert value of type 'Int' to specified type 'String'
