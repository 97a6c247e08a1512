struct P { var age: Int?; var name: String?; var pay: Double? }
func a(_ xs: [Int?]) { _ = xs.sorted() }
func b(_ xs: [Int?]) { _ = xs.max() }
func c(_ xs: [Int?]) { _ = xs.min() }
func d(_ xs: [Int?]) { _ = xs.map { $0 * 2 } }
func e(_ xs: [Int?]) { _ = xs.map { $0 + 1 } }
func f(_ xs: [Int?]) { _ = xs.map { $0 - 1 } }
func g(_ xs: [Int?]) { _ = xs.map { $0 / 2 } }
func h(_ xs: [Int?]) { _ = xs.contains { $0 > 1 } }
func i(_ xs: [Int?]) { _ = xs.sorted { $0 < $1 } }
func j(_ xs: [Int?]) { _ = xs.filter { $0 > 1 } }
func k(_ xs: [Int?]) { _ = xs.filter { $0 == 1 } }
func l(_ ps: [P]) { _ = ps.map { $0.age + 1 } }
func m(_ ps: [P]) { _ = ps.map { $0.age * 2 } }
func n(_ ps: [P]) { _ = ps.filter { $0.age > 1 } }
func o(_ ps: [P]) { _ = ps.sorted { $0.age < $1.age } }
func p(_ ps: [P]) { _ = ps.map { $0.name + "x" } }
func q(_ ps: [P]) { _ = ps.map { $0.pay * 2 } }
func r(_ ps: [P]) { _ = ps.map { $0.pay + 1.5 } }
func s(_ ps: [P]) { _ = ps.reduce(0) { $0 + $1.age } }
func t(_ xs: [Int?]) { _ = xs.reduce(0, +) }
func v(_ xs: [Int?]) { for x in xs { print(x + 1) ; if x > 1 { } ; let y = x * 2 } }
func w(_ xs: [Int?], _ y: Int) { _ = xs.map { $0 + y }; _ = xs.map { y + $0 }; _ = xs.map { $0 * y }; _ = xs.filter { $0 > y } }
func x(_ xs: [String?]) { _ = xs.sorted(); _ = xs.joined(separator: ","); _ = xs.map { $0.count }; _ = xs.filter { $0 > "a" }; _ = xs.map { $0 + "a" } }
func y(_ ps: [P]) { _ = ps.map { -$0.age }; _ = ps.map { $0.age + $0.age }; _ = ps.map { ($0.age + 1) * 2 } }
// expect error 2:31: referencing instance method 'sorted()' on 'Sequence' requires that 'Int?' conform to 'Comparable'
// expect error 3:31: referencing instance method 'max()' on 'Sequence' requires that 'Int?' conform to 'Comparable'
// expect error 4:31: referencing instance method 'min()' on 'Sequence' requires that 'Int?' conform to 'Comparable'
// expect error 5:40: binary operator '*' cannot be applied to operands of type 'Int?' and 'Int'
// expect error 6:37: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 7:37: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 8:40: binary operator '/' cannot be applied to operands of type 'Int?' and 'Int'
// expect error 9:42: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 10:43: binary operator '<' cannot be applied to two 'Int?' operands
// expect error 11:40: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 13:37: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 14:37: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 15:40: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 16:40: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 16:49: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 17:37: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 18:37: value of optional type 'Double?' must be unwrapped to a value of type 'Double'
// expect error 19:37: value of optional type 'Double?' must be unwrapped to a value of type 'Double'
// expect error 20:48: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 21:41: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Int?) throws -> Int'
// expect error 22:44: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 22:56: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 22:76: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 23:47: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 23:74: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 23:96: binary operator '*' cannot be applied to operands of type 'Int?' and 'Int'
// expect error 23:119: cannot convert value of type 'Int?' to expected argument type 'Int'
// expect error 24:34: referencing instance method 'sorted()' on 'Sequence' requires that 'String?' conform to 'Comparable'
// expect error 24:51: no exact matches in call to instance method 'joined'
// expect error 24:88: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
// expect error 24:116: cannot convert value of type 'String?' to expected argument type 'String'
// expect error 24:141: cannot convert value of type 'String?' to expected argument type 'String'
// expect error 25:38: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 25:65: binary operator '+' cannot be applied to two 'Int?' operands
// expect error 25:94: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
