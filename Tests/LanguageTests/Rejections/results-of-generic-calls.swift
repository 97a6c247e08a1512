struct Box<T> { var v: T; init(_ v: T) { self.v = v } }
struct Mbox<T> { var v: T; var w: [T] = [] }
final class Ref<T> { var v: T; init(v: T) { self.v = v } }
enum En<T> { case one(T), two(T, T), none; init(x: T?) { self = .none } }
func wrap<T>(_ x: T) -> Box<T> { Box(x) }
func wrapAll<T>(_ x: [T], _ y: T) -> [Box<T>] { x.map(wrap) }
func opt<T>(_ x: T) -> Box<T>? { Box(x) }
func pair<T, U>(_ x: T, _ y: U) -> Box<(T, U)> { Box((x, y)) }
func conv<T>(_ x: T, f: (T) -> T) -> Box<T> { Box(f(x)) }
let i = 3, s = "s", li = [1], ls = ["a"], oi: Int? = 3
let a1: Box<String> = Box(i)
let a2: Mbox<String> = Mbox(v: i)
let a3: Mbox<String> = Mbox(v: i, w: li)
let a4: Ref<String> = Ref(v: i)
let a6: En<String> = .one(i)
let a7: En<String> = En.two(s, i)
let a8: Box<String> = wrap(i)
let a9: [Box<String>] = wrapAll(li, i)
let b1: Box<String>? = Box(i)
let b2: Box<String>? = opt(i)
let b3: Box<(Int, Int)> = pair(i, s)
let b4: Box<String> = conv(i) { $0 }
let b5: Box<Int?> = Box(i)
let b6: Box<Int> = Box(oi)
let b7: Box<Double> = Box(3)
let b8: Box<Double> = Box(i)
let b9: Box<[String]> = Box(li)
let c1: Box<String> = Box(3)
let c2: [Box<String>] = [Box(i), Box(s)]
let c3: Set<String> = Set(li)
let c5: Result<String, Error> = .success(i)
let c7: Box<String> = Box<Int>(i)
func take(_ b: Box<String>) {}
take(Box(i))
take(wrap(i))
take(.init(i))
func give() -> Box<String> { Box(i) }
func give2() -> Box<String> { return wrap(i) }
var v = Box("x")
v = Box(i)
v = wrap(i)
let c8: Box<Box<String>> = Box(Box(i))
let d1: Box<any Error> = Box(i)
let d2: Box<Any> = Box(i)
let d3: Box<String> = Box(li.count)
let d5: Box<Int> = Box(i)
// expect error 11:27: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 12:32: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 13:32: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 13:38: cannot convert value of type '[Int]' to expected argument type '[String]'
// expect error 14:30: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 15:27: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 16:32: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 17:28: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 18:33: cannot convert value of type '[Int]' to expected argument type '[String]'
// expect error 18:37: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 19:28: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 20:28: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 21:35: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 22:28: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 24:24: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 26:27: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 27:29: cannot convert value of type '[Int]' to expected argument type '[String]'
// expect error 28:27: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 29:30: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 30:23: cannot assign value of type 'Set<Int>' to type 'Set<String>'
// expect error 31:42: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 32:23: cannot assign value of type 'Box<Int>' to type 'Box<String>'
// expect error 34:10: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 35:11: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 36:12: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 37:34: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 38:43: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 40:9: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 41:10: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 42:36: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 43:30: argument type 'Int' does not conform to expected type 'Error'
// expect error 45:30: cannot convert value of type 'Int' to expected argument type 'String'
