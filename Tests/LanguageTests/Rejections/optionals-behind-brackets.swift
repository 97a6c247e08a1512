struct P { var name: String; var o: Int? }
let products: [P] = []
let dict = ["a": [1]]
func get(_ i: Int) -> P? { nil }
let p: P? = nil
let b = products.first { $0.name == "x" }.name
let c = products.first(where: { $0.name == "x" }).name.count
dict["a"].count
let e = dict["a"].first
let f = dict["a"][0]
let g = Int("3").magnitude
let z = get(3).name
var d2 = dict
d2["a"].append(3)
let k = p.name
let l = products.first.name
let m = (p).name
let n = (products.first).name
let o = p?.o.magnitude
let q = products[0].o.magnitude
let r = products[0].o + 1
let s: Int = products[0].o
let t: P = get(3)
let u: [Int] = dict["a"]
let v = dict["a"] + [1]
let w = get(3).name + "a"
if get(3).name == "a" {}
let x = products.map { $0.o.magnitude }
let y: P = products.first { $0.name == "x" }
func take(_ p: P) {}
take(get(3))
take(products.first { $0.name == "x" })
take(products.first)
for i in dict["a"] { }
for i in get(3).name { }
print(dict["a"].count)
let aa = get(3)[0]
let bb = Int("3") + 1
let cc = Int("3") * Int("4")
let dd = [1].first * 2
let ee = -Int("3")
// expect error 6:41: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 7:49: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 8:9: value of optional type '[Int]?' must be unwrapped to refer to member 'count' of wrapped base type '[Int]'
// expect error 9:17: value of optional type '[Int]?' must be unwrapped to refer to member 'first' of wrapped base type '[Int]'
// expect error 10:17: value of optional type '[Int]?' must be unwrapped to refer to member 'subscript' of wrapped base type '[Int]'
// expect error 11:16: value of optional type 'Int?' must be unwrapped to refer to member 'magnitude' of wrapped base type 'Int'
// expect error 12:14: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 14:7: value of optional type '[Int]?' must be unwrapped to refer to member 'append' of wrapped base type '[Int]'
// expect error 14:9: cannot use mutating member on immutable value: 'd2' is immutable
// expect error 15:9: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 16:18: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 17:11: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 18:24: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 19:12: value of optional type 'Int?' must be unwrapped to refer to member 'magnitude' of wrapped base type 'Int'
// expect error 20:21: value of optional type 'Int?' must be unwrapped to refer to member 'magnitude' of wrapped base type 'Int'
// expect error 21:21: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 22:26: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 23:12: value of optional type 'P?' must be unwrapped to a value of type 'P'
// expect error 24:20: value of optional type '[Int]?' must be unwrapped to a value of type '[Int]'
// expect error 25:13: value of optional type '[Int]?' must be unwrapped to a value of type '[Int]'
// expect error 26:14: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 27:9: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 28:27: value of optional type 'Int?' must be unwrapped to refer to member 'magnitude' of wrapped base type 'Int'
// expect error 29:21: value of optional type 'P?' must be unwrapped to a value of type 'P'
// expect error 31:6: value of optional type 'P?' must be unwrapped to a value of type 'P'
// expect error 32:15: value of optional type 'P?' must be unwrapped to a value of type 'P'
// expect error 33:15: value of optional type 'P?' must be unwrapped to a value of type 'P'
// expect error 34:14: for-in loop requires '[Int]?' to conform to 'Sequence'; did you mean to unwrap optional?
// expect error 35:15: value of optional type 'P?' must be unwrapped to refer to member 'name' of wrapped base type 'P'
// expect error 36:15: value of optional type '[Int]?' must be unwrapped to refer to member 'count' of wrapped base type '[Int]'
// expect error 37:16: value of type 'P?' has no subscripts
// expect error 38:10: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 39:10: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 39:21: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 40:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 41:11: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
