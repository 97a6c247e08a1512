protocol Init { init(x: Int); var tag: String { get } }
extension Init {
  init() { self.init(x: 17) }
  init(twice y: Int) { self.init(x: y * 2) }
  static func make() -> Self { Self() }
  init?(text: String) { guard let n = Int(text) else { return nil }; self.init(x: n) }
}
class Super: Init { let x: Int; required init(x: Int) { self.x = x }; var tag: String { "Super\(x)" } }
final class Sub: Super { override var tag: String { "Sub\(x)" } }
struct Val: Init { let x: Int; var tag: String { "Val\(x)" } }
let types: [Super.Type] = [Super.self, Sub.self]
for t in types { print(t.init().tag, t.init(twice: 4).tag, t.make().tag, t.init(text: "7")?.tag as Any, t.init(text: "x")?.tag as Any) }
let any: [any Init.Type] = [Super.self, Sub.self, Val.self]
for t in any { print(t.init().tag, t.init(twice: 4).tag, t.make().tag, t.init(x: 3).tag) }
func gen<T: Init>(_ t: T.Type) -> String { t.init().tag + T(twice: 2).tag }
print(gen(Super.self), gen(Sub.self), gen(Val.self))
print(Sub().tag, Sub(text: "9")!.tag, type(of: Sub() as Super).init().tag)
// expect: Super17 Super8 Super17 Optional("Super7") nil
// expect: Sub17 Sub8 Super17 Optional("Sub7") nil
// expect: Super17 Super8 Super17 Super3
// expect: Sub17 Sub8 Sub17 Sub3
// expect: Val17 Val8 Val17 Val3
// expect: Super17Super4 Sub17Sub4 Val17Val4
// expect: Sub17 Sub9 Sub17
