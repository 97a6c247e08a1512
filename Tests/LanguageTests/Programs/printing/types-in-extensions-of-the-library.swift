import Foundation

extension Int {
  enum Kind { case odd, even(Int) }
  struct Inner {
    var a = 1
    struct Deep { var b = 2 }
  }
  class Box {}
}
extension Array {
  struct Part { var x: Element }
  enum End { case first }
}
extension Optional { enum Place { case here } }
extension Date { struct Stamp { var day = 1 } }
struct Own {}
extension Own { enum Kind { case plain } }

print(Int.Kind.odd, [Int.Kind.odd], Int.Kind.even(3), [Int.Kind.even(3)])
print(Int.Inner(), [Int.Inner()], Int.Inner.Deep())
dump(Int.Inner.Deep())
print(Int.Box(), [Int.Box()], Int.Kind.self, [Int.Kind.self])
print([Int].Part(x: 1), [[Int].Part(x: 2)], [Array<Int>.End.first])
print([Own.Kind.plain], String(reflecting: Own.Kind.plain), String(reflecting: Int.Kind.self))
print([Date.Stamp()], String(reflecting: Date.Stamp.self), [Optional<Int>.Place.here])
// expect: odd [(extension in main):Swift.Int.Kind.odd] even(3) [(extension in main):Swift.Int.Kind.even(3)]
// expect: Inner(a: 1) [(extension in main):Swift.Int.Inner(a: 1)] Deep(b: 2)
// expect: ▿ (extension in main):Swift.Int.Inner.Deep
// expect: - b: 2
// expect: (extension in main):Swift.Int.Box [(extension in main):Swift.Int.Box] Kind [(extension in main):Swift.Int.Kind]
// expect: Part(x: 1) [(extension in main):Swift.Array<Swift.Int>.Part(x: 2)] [(extension in main):Swift.Array<Swift.Int>.End.first]
// expect: [main.Own.Kind.plain] main.Own.Kind.plain (extension in main):Swift.Int.Kind
// expect: [(extension in main):FoundationEssentials.Date.Stamp(day: 1)] (extension in main):FoundationEssentials.Date.Stamp [(extension in main):Swift.Optional<Swift.Int>.Place.here]
