enum Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByFloatLiteral {
  case text(String), int(Int), bool(Bool), null, double(Double)
  init(stringLiteral v: String) { self = .text(v) }
  init(integerLiteral v: Int) { self = .int(v) }
  init(booleanLiteral v: Bool) { self = .bool(v) }
  init(floatLiteral v: Double) { self = .double(v) }
  init(nilLiteral: ()) { self = .null }
}
struct Column<V> { let name: String }
struct Condition { var sql: String
  static func && (a: Condition, b: Condition) -> Condition { Condition(sql: "(\(a.sql) AND \(b.sql))") }
  static func || (a: Condition, b: Condition) -> Condition { Condition(sql: "(\(a.sql) OR \(b.sql))") }
  static prefix func ! (a: Condition) -> Condition { Condition(sql: "NOT \(a.sql)") } }
func == <V>(c: Column<V>, v: Value) -> Condition { Condition(sql: "\(c.name) = \(v)") }
func != <V>(c: Column<V>, v: Value) -> Condition { Condition(sql: "\(c.name) <> \(v)") }
func > <V>(c: Column<V>, v: Value) -> Condition { Condition(sql: "\(c.name) > \(v)") }
func < <V>(c: Column<V>, v: Value) -> Condition { Condition(sql: "\(c.name) < \(v)") }
struct Users { let name = Column<String>(name: "name"), age = Column<Int>(name: "age"), on = Column<Bool>(name: "on"), pay = Column<Double>(name: "pay") }
func filter(_ f: (Users) -> Condition) -> String { f(Users()).sql }
let u = Users()
print(filter { $0.name == "Bob" })
print(filter { $0.age > 18 && $0.name != "x" })
print(filter { ($0.age > 18 || $0.age < 3) && !($0.name == "x") })
print((u.age == 3).sql, (u.pay > 1.5).sql)
print((u.on == true).sql)
print((u.age == nil).sql, (u.age != nil).sql)
print(filter { $0.on == false })
print(filter { $0.pay < 2.5 && $0.age == nil })
let c: Condition = u.name == "a" && u.pay > 3
print(c.sql)
// expect: name = text("Bob")
// expect: (age > int(18) AND name <> text("x"))
// expect: ((age > int(18) OR age < int(3)) AND NOT name = text("x"))
// expect: age = int(3) pay > double(1.5)
// expect: on = bool(true)
// expect: age = null age <> null
// expect: on = bool(false)
// expect: (pay < double(2.5) AND age = null)
// expect: (name = text("a") AND pay > int(3))
