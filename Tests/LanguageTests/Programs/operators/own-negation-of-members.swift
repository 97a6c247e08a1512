struct Predicate {
  var holds: (Int) -> Bool
  static var isEven: Predicate { Predicate { $0 % 2 == 0 } }
  static func over(_ limit: Int) -> Predicate { Predicate { $0 > limit } }
  static prefix func ! (predicate: Predicate) -> Predicate { Predicate { !predicate.holds($0) } }
  static func && (left: Predicate, right: Predicate) -> Predicate {
    Predicate { left.holds($0) && right.holds($0) }
  }
}

func select(_ predicate: Predicate) -> [Int] { (1...6).filter(predicate.holds) }

print(select(!.isEven), select(.isEven), select(!.over(4)))
let isOdd: Predicate = !.isEven
print(select(isOdd && !.over(3)), !isOdd.holds(2))
// expect: [1, 3, 5] [2, 4, 6] [1, 2, 3, 4]
// expect: [1, 3] true
