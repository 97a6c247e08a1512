protocol P { var n: Int { get } }; struct X: P { var n = 1 }; struct Y: P { var n = 2 }
extension Array where Element == any P { var total: Int { reduce(0) { $0 + $1.n } }
  func plus(_ k: Int) -> Int { total + k } }
print([X(), Y()].total)
print([X(), X()].total)
print([X(), Y()].plus(4))
extension Sequence where Element == any P { var sum: Int { var t = 0; for x in self { t += x.n }; return t } }
print([X(), Y()].sum, [X()].sum)
// expect: 3
// expect: 2
// expect: 7
// expect: 3 1
