let number = 3
let optional: Int? = 3
let flag: Bool? = true
if true && number {}
if number || number {}
let both = number && true
if optional {}
if optional && true {}
print(optional ? 1 : 2)
if flag {}
if !flag {}
if flag && true {}
// expect error 4:12: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 5:4: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 5:14: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 6:12: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 7:4: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 8:4: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 9:7: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 10:4: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 11:5: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 12:4: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
