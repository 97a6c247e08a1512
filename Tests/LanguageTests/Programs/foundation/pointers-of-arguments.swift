import Foundation
func fill(_ p: UnsafeMutablePointer<Int>, _ n: Int) { for i in 0..<n { p[i] = i * i } }
func total(_ p: UnsafePointer<Int>, count: Int) -> Int { var t = 0; for i in 0..<count { t += p[i] }; return t }
var list = [0, 0, 0, 0]
fill(&list, 4)
print(list, total(list, count: 4), total(&list, count: 2))
var x = 5
func bump(_ p: UnsafeMutablePointer<Int>) { p.pointee += 1 }
bump(&x); bump(&x)
print(x)
func maybe(_ p: UnsafeMutablePointer<Int>?) -> Bool { guard let p else { return false }; p.pointee = 9; return true }
print(maybe(nil), maybe(&x), x)
print(strlen("héllo"))
struct S { var a = 1; var b = [1, 2] }
var s = S()
bump(&s.a); fill(&s.b, 2)
print(s)
func first(_ p: UnsafePointer<UInt8>) -> UInt8 { p.pointee }
print(first("abc"), first([7, 8]))
class K { var n = 3 { didSet { print("set", oldValue, n) } } }
let k = K()
bump(&k.n)
print(k.n)
func thrower(_ p: UnsafeMutablePointer<Int>) throws -> Int { p.pointee = 77; throw NSError(domain: "d", code: 1) }
do { _ = try thrower(&x) } catch { print("caught", x) }
let all: [Int] = [1,2] + [3,4].reversed()
print(all)
let f = Int.init(truncatingIfNeeded:) as (Int64) -> Int
print(f(5))
var at = 0
func next() -> Int { at += 1; return at }
var row = [1, 2, 3]
bump(&row[next()])
print(row, at)
var table = ["a": 1]
bump(&table["a", default: 0])
bump(&table["b", default: 10])
print(table["a"]!, table["b"]!)
func two(_ a: UnsafeMutablePointer<Int>, _ b: UnsafePointer<Int>) { a.pointee += b.pointee }
var (u, v) = (1, 5)
two(&u, &v)
print(u, v)
func bytes(_ p: UnsafePointer<CChar>) -> Int { strlen(p) }
print(bytes("four"))
let text = "hello"
print(strlen(text))
// expect: [0, 1, 4, 9] 14 1
// expect: 7
// expect: false true 9
// expect: 6
// expect: S(a: 2, b: [0, 1])
// expect: 97 7
// expect: set 3 4
// expect: 4
// expect: caught 77
// expect: [1, 2, 4, 3]
// expect: 5
// expect: [1, 3, 3] 1
// expect: 2 11
// expect: 6 5
// expect: 4
// expect: 5
