let n = 3
let d = ["a": 1]
let xs = [1, 2]
let w = "abc"
func take(_ s: Bool) {}
let a1 = (0..<n).map { "a" + $0 }
let a2 = (0..<n).map { take($0) }
let a3 = (0..<n).map { i in take(i) }
let a4 = (0..<n).map { i in "a" + i }
let a5 = (0..<n).map { $0.foo }
let a6 = (0..<n).map { i -> String in i }
let a7 = (0..<n).map { i -> String in let k = i; return k }
(0..<n).forEach { i in take(i) }
(0..<n).forEach { i in let k = 3; take(i) }
let b1 = xs.indices.map { "a" + $0 }
let b2 = xs.indices.map { take($0) }
let c1 = w.map { $0 + 1 }
let c2 = w.map { take($0) }
let c3 = w.filter { $0 > 3 }
let c4 = w.map { $0.foo }
let c5 = w.map { c -> String in c }
let c6 = w.map { c in let k = 3; take(c) }
let d1 = d.map { $0 + 1 }
let d2 = d.map { take($0) }
let d3 = d.filter { $0 > 3 }
let d4 = d.map { $0.foo }
let d5 = d.map { p -> String in p }
let d6 = d.sorted { $0 < 3 }
let e1 = w.reduce(0) { $0 + $1 }
let e2 = d.reduce(0) { $0 + $1 }
let e3 = (0..<n).reduce("") { $0 + $1 }
let e4 = w.firstIndex(of: "a") + 1
let e5 = xs.firstIndex(of: 1) + "a"
let e6 = xs.firstIndex(of: 1)! + "a"
let e7 = w.first! + 1
let e8 = w.max()! + 1
let f2 = d.first!.foo
let f3 = d.first!.key + 1
let f5 = zip(xs, xs).map { $0 + 1 }
for p in d { p + 1 }
for c in w { c + 1 }
for i in 0..<n { i + "a" }
// expect error 6:28: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 7:29: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 8:34: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 9:33: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 10:27: value of type 'Int' has no member 'foo'
// expect error 11:29: declared closure result 'String' is incompatible with return type 'Int'
// expect error 12:57: cannot convert value of type 'Int' to closure result type 'String'
// expect error 13:29: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 14:40: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 15:31: binary operator '+' cannot be applied to operands of type 'String' and 'Range<Array<Int>.Index>.Element' (aka 'Int')
// expect error 16:32: type 'Range<Array<Int>.Index>.Element' (aka 'Int') cannot be used as a boolean; test for '!= 0' instead
// expect error 17:18: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Int'
// expect error 18:23: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Bool'
// expect error 19:21: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Int'
// expect error 20:21: value of type 'String.Element' (aka 'Character') has no member 'foo'
// expect error 21:23: declared closure result 'String' is incompatible with return type 'String.Element' (aka 'Character')
// expect error 22:39: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Bool'
// expect error 23:18: cannot convert value of type 'Dictionary<String, Int>.Element' (aka '(key: String, value: Int)') to expected argument type 'Int'
// expect error 24:23: cannot convert value of type 'Dictionary<String, Int>.Element' (aka '(key: String, value: Int)') to expected argument type 'Bool'
// expect error 25:24: binary operator '>' cannot be applied to operands of type '(key: String, value: Int)' and 'Int'
// expect error 26:21: value of tuple type 'Dictionary<String, Int>.Element' (aka '(key: String, value: Int)') has no member 'foo'
// expect error 27:23: declared closure result 'String' is incompatible with return type 'Dictionary<String, Int>.Element' (aka '(key: String, value: Int)')
// expect error 28:19: contextual closure type '(Dictionary<String, Int>.Element, Dictionary<String, Int>.Element) throws -> Bool' (aka '((key: String, value: Int), (key: String, value: Int)) throws -> Bool') expects 2 arguments, but 1 was used in closure body
// expect error 28:24: binary operator '<' cannot be applied to operands of type 'Dictionary<String, Int>.Element' (aka '(key: String, value: Int)') and 'Int'
// expect error 29:29: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Int'
// expect error 30:29: cannot convert value of type 'Dictionary<String, Int>.Element' (aka '(key: String, value: Int)') to expected argument type 'Int'
// expect error 31:36: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 32:12: cannot convert value of type 'String.Index?' to expected argument type 'Int'
// expect error 33:13: cannot convert value of type 'Array<Int>.Index?' (aka 'Optional<Int>') to expected argument type 'String'
// expect error 34:32: binary operator '+' cannot be applied to operands of type 'Array<Int>.Index' (aka 'Int') and 'String'
// expect error 35:17: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Int'
// expect error 36:17: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Int'
// expect error 37:19: value of tuple type 'Dictionary<String, Int>.Element' (aka '(key: String, value: Int)') has no member 'foo'
// expect error 38:23: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
// expect error 39:28: cannot convert value of type 'Zip2Sequence<[Int], [Int]>.Element' (aka '(Int, Int)') to expected argument type 'Int'
// expect error 40:14: cannot convert value of type '(key: String, value: Int)' to expected argument type 'Int'
// expect error 41:14: cannot convert value of type 'Character' to expected argument type 'Int'
// expect error 42:20: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
