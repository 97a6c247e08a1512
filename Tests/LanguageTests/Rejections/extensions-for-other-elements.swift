extension Sequence where Element == String { func cat() -> String { joined() } }
extension Array where Element == String { func cat2() -> String { joined() } }
print([1].cat())
let ns = [1]
print(ns.cat())
print(ns.cat2())
print([1].cat2())
extension Collection where Element: Numeric { func add() -> Element { reduce(0, +) } }
extension Sequence where Element == Int { func tot() -> Int { reduce(0, +) }; var first3: Int { 3 } }
extension Dictionary where Value == Int { func tt() -> Int { 3 } }
extension Collection where Element == Character { var vow: Int { 1 }; func vw() -> Int { 1 } }
let ss = ["a"]
print(ss.add())
print(["a"].add())
print(ss.tot())
print(["b"].tot())
print(ss.first3)
let d = ["a": "b"]
print(d.tt())
print(ss.vow, ns.vw())
print([1.5].tot())
print("abc".tot())
print("abc".cat())
print(d.keys.tot())
// expect error 3:8: cannot convert value of type 'Int' to expected element type 'String'
// expect error 5:10: referencing instance method 'cat()' on 'Sequence' requires the types 'Int' and 'String' be equivalent
// expect error 6:10: referencing instance method 'cat2()' on 'Array' requires the types 'Int' and 'String' be equivalent
// expect error 7:8: cannot convert value of type 'Int' to expected element type 'String'
// expect error 13:10: referencing instance method 'add()' on 'Collection' requires that 'String' conform to 'Numeric'
// expect error 14:13: referencing instance method 'add()' on 'Collection' requires that 'String' conform to 'Numeric'
// expect error 15:10: referencing instance method 'tot()' on 'Sequence' requires the types 'String' and 'Int' be equivalent
// expect error 16:8: cannot convert value of type 'String' to expected element type 'Int'
// expect error 17:10: property 'first3' requires the types 'String' and 'Int' be equivalent
// expect error 19:9: referencing instance method 'tt()' on 'Dictionary' requires the types 'String' and 'Int' be equivalent
// expect error 20:10: property 'vow' requires the types 'String' and 'Character' be equivalent
// expect error 20:18: referencing instance method 'vw()' on 'Collection' requires the types 'Int' and 'Character' be equivalent
// expect error 21:8: cannot convert value of type 'Double' to expected element type 'Int'
// expect error 22:13: referencing instance method 'tot()' on 'Sequence' requires the types 'String.Element' (aka 'Character') and 'Int' be equivalent
// expect error 23:13: referencing instance method 'cat()' on 'Sequence' requires the types 'String.Element' (aka 'Character') and 'String' be equivalent
// expect error 24:14: referencing instance method 'tot()' on 'Sequence' requires the types 'Dictionary<String, String>.Keys.Element' (aka 'String') and 'Int' be equivalent
