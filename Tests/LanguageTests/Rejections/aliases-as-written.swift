import Foundation
typealias Handler = (Int) -> Void
typealias Name = String
typealias Pair<T> = (T, T)
struct P { var name: Name = "a"; var h: Handler?; typealias ID = Int; var id: ID = 3; func find(_ i: ID) -> Name? { nil } }
let h: Handler = 3
let n: Name = 4
var p = P()
p.name = 3
p.id = "a"
p.find("x")
let q: Int = p.name
let r: String = p.id
let s: Name = p.find(2)
let t: Pair<Int> = 3
let u: TimeInterval = "a"
let v = p.name + 3
let a = [1, 2]
let i: Int = a.firstIndex(of: 2)
let w = p.find(2) + "a"
let x: Int = "abc".firstIndex(of: "a")
let y: Int = Date().timeIntervalSinceNow
let d = ["a": 1]
let k: [String] = d.keys
let sub: String = "hello".prefix(2)
let st: [Int] = a.prefix(2)
let e: Int = "a".startIndex
let ix: Int = a.indices
func take(_ s: String) {}
take("abc".dropFirst())
take(d.first)
take(p.id)
take(a.first)
take(a[0...1])
take("abc".split(separator: " "))
take("abc".utf8)
take(a.enumerated())
take(zip(a, a))
take(a.reversed())
take("abc".reversed())
take(a.lazy.map { $0 + 1 })
take(d.map { $0 })
take(d.min { $0.value < $1.value })
take(d.sorted { $0.value < $1.value })
// expect error 6:18: cannot convert value of type 'Int' to specified type 'Handler' (aka '(Int) -> ()')
// expect error 7:15: cannot convert value of type 'Int' to specified type 'Name' (aka 'String')
// expect error 9:10: cannot assign value of type 'Int' to type 'Name' (aka 'String')
// expect error 10:8: cannot assign value of type 'String' to type 'P.ID' (aka 'Int')
// expect error 11:8: cannot convert value of type 'String' to expected argument type 'P.ID' (aka 'Int')
// expect error 12:16: cannot convert value of type 'Name' (aka 'String') to specified type 'Int'
// expect error 13:19: cannot convert value of type 'P.ID' (aka 'Int') to specified type 'String'
// expect error 14:17: value of optional type 'Name?' (aka 'Optional<String>') must be unwrapped to a value of type 'Name' (aka 'String')
// expect error 15:20: cannot convert value of type 'Int' to specified type 'Pair<Int>' (aka '(Int, Int)')
// expect error 16:23: cannot convert value of type 'String' to specified type 'TimeInterval' (aka 'Double')
// expect error 17:16: binary operator '+' cannot be applied to operands of type 'Name' (aka 'String') and 'Int'
// expect error 19:16: value of optional type 'Array<Int>.Index?' (aka 'Optional<Int>') must be unwrapped to a value of type 'Array<Int>.Index' (aka 'Int')
// expect error 20:11: value of optional type 'Name?' (aka 'Optional<String>') must be unwrapped to a value of type 'Name' (aka 'String')
// expect error 21:20: cannot convert value of type 'String.Index?' to specified type 'Int'
// expect error 22:21: cannot convert value of type 'TimeInterval' (aka 'Double') to specified type 'Int'
// expect error 24:21: cannot convert value of type 'Dictionary<String, Int>.Keys' to specified type '[String]'
// expect error 25:27: no 'prefix' candidates produce the expected contextual result type 'String'
// expect error 26:19: no 'prefix' candidates produce the expected contextual result type '[Int]'
// expect error 27:18: cannot convert value of type 'String.Index' to specified type 'Int'
// expect error 28:17: cannot convert value of type 'Range<Array<Int>.Index>' (aka 'Range<Int>') to specified type 'Int'
// expect error 30:12: cannot convert value of type 'String.SubSequence' (aka 'Substring') to expected argument type 'String'
// expect error 31:8: cannot convert value of type 'Dictionary<String, Int>.Element?' (aka 'Optional<(key: String, value: Int)>') to expected argument type 'String'
// expect error 32:8: cannot convert value of type 'P.ID' (aka 'Int') to expected argument type 'String'
// expect error 33:8: cannot convert value of type 'Int?' to expected argument type 'String'
// expect error 34:7: cannot convert value of type 'ArraySlice<Int>' to expected argument type 'String'
// expect error 35:12: cannot convert value of type '[String.SubSequence]' (aka 'Array<Substring>') to expected argument type 'String'
// expect error 36:12: cannot convert value of type 'String.UTF8View' to expected argument type 'String'
// expect error 37:8: cannot convert value of type 'EnumeratedSequence<[Int]>' to expected argument type 'String'
// expect error 38:6: cannot convert value of type 'Zip2Sequence<[Int], [Int]>' to expected argument type 'String'
// expect error 39:8: cannot convert value of type 'ReversedCollection<[Int]>' to expected argument type 'String'
// expect error 40:12: cannot convert value of type 'ReversedCollection<String>' to expected argument type 'String'
// expect error 41:13: cannot convert value of type 'LazyMapSequence<LazySequence<[Int]>.Elements, Int>' (aka 'LazyMapSequence<Array<Int>, Int>') to expected argument type 'String'
// expect error 42:8: cannot convert value of type '[Dictionary<String, Int>.Element]' (aka 'Array<(key: String, value: Int)>') to expected argument type 'String'
// expect error 43:8: cannot convert value of type 'Dictionary<String, Int>.Element?' (aka 'Optional<(key: String, value: Int)>') to expected argument type 'String'
// expect error 44:8: cannot convert value of type '[Dictionary<String, Int>.Element]' (aka 'Array<(key: String, value: Int)>') to expected argument type 'String'
