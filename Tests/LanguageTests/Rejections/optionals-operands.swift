var name: String? = "x"
print(name.count)
let n: Int = name?.count
let s: String = name
if let name { print(name.counts) }
let k = name + "y"
for c in name { print(c) }
let i = Int("5") + 1
func f(_ s: String) {}
f(name)
let d = ["a": 1]
let v: Int = d["a"]
print(d["a"] + 1)
let z = 5!
let w = 5?.description
guard let q = name else { print("no") }
// expect error 2:7: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
// expect error 3:20: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 4:17: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 5:26: value of type 'String' has no member 'counts'
// expect error 6:9: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 7:10: for-in loop requires 'String?' to conform to 'Sequence'; did you mean to unwrap optional?
// expect error 8:9: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 10:3: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 12:15: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 13:8: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 14:10: cannot force unwrap value of non-optional type 'Int'
// expect error 15:10: cannot use optional chaining on non-optional value of type 'Int'
