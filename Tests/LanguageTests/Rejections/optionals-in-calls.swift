import Foundation
let s: String? = "3"
print(Int(s))
let n: Int? = 3
print(Double(n))
enum Tone { case a }
struct Color { init(_ t: Tone) {}; init(_ s: String) {} }
let t: Tone? = .a
_ = Color(t)
func show(_ a: Int) {}
func show(_ a: String) {}
show(n)
print([1].firstIndex(of: n) as Any)
_ = "abc".hasPrefix(s)
_ = "abc".contains(s)
_ = Date(timeIntervalSince1970: Double(3) as Double?)
_ = URL(string: s)
_ = abs(n)
_ = max(n, 3)
_ = s.count
_ = s + "x"
_ = n + 1
_ = n > 2
if n { }
for i in 0..<n { _ = i }
var arr = [1]
arr.append(n)
arr.insert(n, at: 0)
_ = arr[n]
struct Place: Equatable { var x: Int; func == (a: Place, b: Place) -> Bool { a.x == b.x } }
class Thing: Equatable { var x = 1; func == (a: Thing, b: Thing) -> Bool { a.x == b.x } }
extension Place { func + (a: Place, b: Place) -> Place { a } }
struct N {}
_ = try JSONEncoder().encode(N())
// expect error 3:11: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 5:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 9:11: value of optional type 'Tone?' must be unwrapped to a value of type 'Tone'
// expect error 12:6: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 14:21: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 15:20: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 16:43: value of optional type 'Double?' must be unwrapped to a value of type 'Double'
// expect error 17:17: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 18:9: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 19:9: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 20:5: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
// expect error 21:5: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 22:5: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 23:5: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 24:4: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 25:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 27:12: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 28:12: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 29:9: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 30:44: operator '==' declared in type 'Place' must be 'static'
// expect error 31:42: operator '==' declared in type 'Thing' must be 'static'
// expect error 32:24: operator '+' declared in extension of 'Place' must be 'static'
// expect error 34:23: instance method 'encode' requires that 'N' conform to 'Encodable'
