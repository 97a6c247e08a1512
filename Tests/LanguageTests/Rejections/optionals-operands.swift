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
// expect error 2: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
// expect error 3: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 4: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 5: value of type 'String' has no member 'counts'
// expect error 6: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 7: for-in loop requires 'String?' to conform to 'Sequence'; did you mean to unwrap optional?
// expect error 8: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 10: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 12: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 13: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 14: cannot force unwrap value of non-optional type 'Int'
// expect error 15: cannot use optional chaining on non-optional value of type 'Int'
