struct Item { var title: String; var price: Double; var qty: Int }
struct M { var data: [Double]
  var mean: Double { data.reduce(0, +) / data.count }
  func mean2() -> Double { return data.reduce(0, +) / data.count }
  func mean3() -> Double { let n = data.count; return data.reduce(0, +) / n } }
func a(_ items: [Item]) { let total: Int = items.map(\.price).reduce(0, +) }
func b(_ items: [Item]) { let avg = items.map(\.price).reduce(0, +) / items.count }
func c(_ items: [Item]) { let avg = items.map { $0.price }.reduce(0, +) / items.count }
func d(_ items: [Item]) { let total: Int = items.map { $0.price }.reduce(0, +) }
func e(_ items: [Item]) -> Int { items.map { $0.price }.reduce(0, +) }
func f(_ items: [Item]) -> Double { items.map { $0.qty }.reduce(0, +) }
func g(_ items: [Item]) -> Double { items.map(\.qty).reduce(0, +) }
func h(_ xs: [Double]) -> Int { xs.reduce(0, +) }
func i(_ xs: [Int]) -> Double { xs.reduce(0, +) }
func j(_ xs: [Int]) -> Double { xs.reduce(0, +) / xs.count }
func k(_ xs: [Int]) -> Double { Double(xs.reduce(0, +)) / xs.count }
func l(_ xs: [Int]) -> Double { Double(xs.reduce(0, +) / xs.count) }
func m(_ xs: [Double]) { let a = xs.reduce(0, +) / xs.count; let b: Double = xs.reduce(0, +) / xs.count; print(xs.reduce(0, +) / xs.count) }
func o(_ xs: [String]) { let s: Int = xs.reduce(0, +); let t = xs.reduce(0, +); let u = xs.map { Int($0) }.reduce(0, +); let v = xs.map { $0.count }.reduce("", +) }
func p(_ xs: [Int]) { let c = xs.map { String($0) }.reduce(0, +); let d = xs.map { Double($0) }.reduce(0, +) / xs.count; let e = xs.map(Double.init).reduce(0, +) / 2 }
func q(_ items: [Item]) { let s = items.reduce(0) { $0 + $1.price }; let t: Int = items.reduce(0) { $0 + $1.price }; let u: Int = items.map { $0.price * Double($0.qty) }.reduce(0, +) }
func r(_ items: [Item]) { let t = items.reduce(0) { $0 + $1.title }; let u = items.reduce("") { $0 + $1.price }; let v = items.reduce(0) { $0 + $1 } }
// expect error 3:37: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
// expect error 3:40: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 4:50: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
// expect error 4:53: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 5:70: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
// expect error 5:73: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 6:54: key path value type 'Double' cannot be converted to contextual type 'Int'
// expect error 7:47: key path value type 'Double' cannot be converted to contextual type 'Int'
// expect error 8:52: cannot convert value of type 'Double' to closure result type 'Int'
// expect error 9:59: cannot convert value of type 'Double' to closure result type 'Int'
// expect error 10:49: cannot convert value of type 'Double' to closure result type 'Int'
// expect error 11:58: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 12:54: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 13:46: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
// expect error 14:36: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 15:49: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 16:62: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 18:47: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
// expect error 18:91: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
// expect error 18:94: cannot convert value of type 'Int' to specified type 'Double'
// expect error 18:125: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
// expect error 19:52: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, String) throws -> Int'
// expect error 19:77: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, String) throws -> Int'
// expect error 19:98: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 19:142: cannot convert value of type 'Int' to closure result type 'String'
// expect error 20:40: cannot convert value of type 'String' to closure result type 'Int'
// expect error 20:84: cannot convert value of type 'Double' to closure result type 'Int'
// expect error 21:89: cannot convert value of type 'Double' to specified type 'Int'
// expect error 21:152: cannot convert value of type 'Double' to closure result type 'Int'
// expect error 22:61: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 22:105: cannot convert value of type 'Double' to expected argument type 'String'
// expect error 22:145: cannot convert value of type 'Item' to expected argument type 'Int'
