func find<T: Equatable>(_ x: T, in a: [T]) -> Int? { nil }
func has<T: Equatable>(_ a: [T], _ x: T) -> Bool { false }
func two<T>(_ a: [T], _ b: [T]) {}
func dict<K, V>(_ d: [K: V], _ k: K, _ v: V) {}
func opt<T>(_ a: [T?], _ b: T) {}
let ns = [1]
let ss = ["a"]
print(find("a", in: [1, 2]))
let z = find(3, in: ["a"])
if find("a", in: [1]) == nil { }
print(find("a", in: ns))
print(find(3, in: ss))
print(has([1, 2], "a"))
print(has(ns, "a"))
print(has(["a"], 3))
two([1], ["a"])
two(ns, ss)
two([1], ss)
dict(["a": 1], 3, 4)
dict(["a": 1], "b", "c")
print(find(1.5, in: ns))
print(find(1, in: [true]))
// expect error 8:22: cannot convert value of type 'Int' to expected element type 'String'
// expect error 8:25: cannot convert value of type 'Int' to expected element type 'String'
// expect error 9:22: cannot convert value of type 'String' to expected element type 'Int'
// expect error 10:19: cannot convert value of type 'Int' to expected element type 'String'
// expect error 11:12: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 12:12: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 13:12: cannot convert value of type 'Int' to expected element type 'String'
// expect error 13:15: cannot convert value of type 'Int' to expected element type 'String'
// expect error 14:15: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 15:12: cannot convert value of type 'String' to expected element type 'Int'
// expect error 17:9: cannot convert value of type '[String]' to expected argument type '[Int]'
// expect error 21:12: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 22:20: cannot convert value of type 'Bool' to expected element type 'Int'
