protocol Sh {}
struct Color: Sh { static let blue = Color() }
extension Sh where Self == Color { static var red: Color { Color() }; static var green: Color { Color() } }
func fg<S: Sh>(_ s: S) {}
let on = true
fg(on ? .red : .pinkish)
fg(on ? .red : .green)
fg(.pinkish)
func fc(_ c: Color?) {}
fc(on ? .bleu : .pinkish)
struct Fe<D: RandomAccessCollection, ID: Hashable, C> { init(_ d: D, id: KeyPath<D.Element, ID>, content: (D.Element) -> C) {} }
struct V { let names = ["a"]; func f() { _ = Fe(names, id: self) { n in n }; _ = Fe(names, id: \.self) { n in n }; _ = Fe(names, id: "x") { n in n } } }
protocol Ob: AnyObject {}
struct St<T: Ob> { init(_ t: T) {} }
class M {}
_ = St(M())
func env<T: Ob>(_ t: T) {}
env(M())
env(3)
struct W<T> { var t: T }
env(W(t: M()))
func oc<T: Equatable>(_ t: T, _ f: (T, T) -> Void) {}
oc(W(t: 1)) { a, b in }
oc(M()) { a, b in }
oc({ 1 }) { a, b in }
// expect error 6:17: type 'Color' has no member 'pinkish'
// expect error 8:5: type 'Sh' has no member 'pinkish'
// expect error 10:10: type 'Color?' has no member 'bleu'
// expect error 10:18: type 'Color?' has no member 'pinkish'
// expect error 12:46: generic parameter 'ID' could not be inferred
// expect error 12:60: cannot convert value of type 'V' to expected argument type 'KeyPath<String, ID>'
// expect error 12:120: generic parameter 'ID' could not be inferred
// expect error 12:134: cannot convert value of type 'String' to expected argument type 'KeyPath<String, ID>'
// expect error 16:5: generic struct 'St' requires that 'M' conform to 'Ob'
// expect error 18:1: global function 'env' requires that 'M' conform to 'Ob'
// expect error 19:1: global function 'env' requires that 'Int' conform to 'Ob'
// expect error 21:1: global function 'env' requires that 'W<M>' conform to 'Ob'
// expect error 23:1: global function 'oc' requires that 'W<Int>' conform to 'Equatable'
// expect error 24:1: global function 'oc' requires that 'M' conform to 'Equatable'
// expect error 25:1: type '() -> Int' cannot conform to 'Equatable'
