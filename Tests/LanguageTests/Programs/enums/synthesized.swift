enum Mood: Equatable, Hashable { case calm, loud(Int), mixed(String, Bool), far(x: Double, y: Double) }
print(Mood.calm == .calm, Mood.loud(1) == .loud(1), Mood.loud(1) == .loud(2), Mood.loud(1) == .calm)
print(Mood.mixed("a", true) == .mixed("a", true), Mood.far(x: 1, y: 2) != .far(x: 1, y: 3))
print(Set([Mood.loud(1), .loud(1), .calm, .mixed("", false)]).count)
var counts: [Mood: Int] = [:]
for mood in [Mood.calm, .loud(3), .calm] { counts[mood, default: 0] += 1 }
print(counts[.calm]!, counts[.loud(3)]!, counts[.loud(4)] as Any)
enum Plain { case one, two }
print(Plain.one == .two, [Plain.one, .two].contains(.two), Plain.one.hashValue == Plain.one.hashValue)
let pair: (Plain, Plain) = (.one, .two)
switch pair {
case (.one, .one): print("ones")
case (.one, _): print("one then \(pair.1)")
case (_, .one), (_, .two): print("two")
}
enum Box<T> { case full(T), empty }
extension Box: Equatable where T: Equatable {}
print(Box.full(1) == .full(1), Box<Int>.empty == .empty, Box.full([1]) == .full([2]))
extension Box { var value: T? { if case let .full(v) = self { v } else { nil } } }
print(Box.full("x").value!, Box<String>.empty.value ?? "nothing")
enum Outer: CaseIterable { case a, b; enum Inner: String { case x, y }
  var inner: Inner { self == .a ? .x : .y } }
print(Outer.allCases.map(\.inner), Outer.a.inner.rawValue, Outer.Inner.y)
print(Mood.far(x: 1, y: 2), [Mood.mixed("q", true)], Optional(Mood.calm) as Any)
// expect: true true false false
// expect: true true
// expect: 3
// expect: 2 1 nil
// expect: false true true
// expect: one then two
// expect: true true false
// expect: x nothing
// expect: [main.Outer.Inner.x, main.Outer.Inner.y] x y
// expect: far(x: 1.0, y: 2.0) [main.Mood.mixed("q", true)] Optional(main.Mood.calm)
