// A prefix operator for `Int` inside the type and one for `Double` outside: a literal is what it is by default.
prefix operator √
prefix operator ¬
func describe(_ value: Double) -> String { "double \(value)" }
prefix func √ (value: Double) -> Double { value / 2 }
extension Int {
  static prefix func √ (value: Int) -> Int { value / 2 }
  static prefix func ¬ (value: Int) -> String { "not \(value)" }
}
prefix func ¬ (value: Bool) -> Bool { !value }
prefix func ¬ (value: Double) -> String { "negated \(value)" }

print(√17, √2.25, √16 + 1, √16.0 + 1)
print(¬3, ¬2.5, ¬true)
let root: Double = √16
let whole: Int = √10
print(root, whole, describe(√9))
print([4, 9].map { √$0 }, [2.25].map { √$0 })
// expect: 8 1.125 9 9.0
// expect: not 3 negated 2.5 false
// expect: 8.0 5 double 4.5
// expect: [2, 4] [1.125]
