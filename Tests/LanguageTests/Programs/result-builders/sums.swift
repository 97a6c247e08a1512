@resultBuilder struct Sum {
  static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
  static func buildOptional(_ part: Int?) -> Int { part ?? 0 }
  static func buildEither(first: Int) -> Int { first }
  static func buildEither(second: Int) -> Int { second }
  static func buildArray(_ parts: [Int]) -> Int { parts.reduce(0, +) }
}
func sum(@Sum _ body: () -> Int) -> Int { body() }
func bill(_ guests: Int, vip: Bool) -> Int {
  sum {
    10
    if vip { 100; 5 }
    if guests > 2 { 20 } else if guests > 1 { 15 } else { 1 }
    for g in 1...max(guests, 1) { g * 2 }
    sum { 1; 1 }
  }
}
print(bill(1, vip: false), bill(2, vip: true), bill(4, vip: false), sum { })
// expect: 15 138 52 0
