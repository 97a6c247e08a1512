struct Stair: RangeExpression {
  let lo: Int
  func relative<C: Collection>(to c: C) -> Range<Int> where C.Index == Int { lo..<Swift.min(lo + 2, c.endIndex) }
  func contains(_ e: Int) -> Bool { e >= lo && e < lo + 2 }
}
struct Ends<Bound: Comparable>: RangeExpression {
  var skipped = 1
  func relative<C: Collection>(to c: C) -> Range<Bound> where C.Index == Bound {
    c.index(c.startIndex, offsetBy: skipped)..<c.endIndex
  }
  func contains(_ e: Bound) -> Bool { true }
}
var numbers = [1, 2, 3, 4]
print(numbers[Stair(lo: 1)], Stair(lo: 3) ~= 4, numbers[Ends()])
print("Theseus"[Ends(skipped: 3)], "ship"[Ends<String.Index>()])
numbers.removeSubrange(Stair(lo: 2))
print(numbers)
switch 4 {
case Stair(lo: 3): print("on the stair")
default: print("off")
}
// expect: [2, 3] true [2, 3, 4]
// expect: seus hip
// expect: [1, 2]
// expect: on the stair
