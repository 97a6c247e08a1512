class Model { required init() {}
  class func make() -> Self { self.init() }
  func copy() -> Self { let c = Self(); return c }
  func same(_ o: Model) -> Bool { type(of: self) == type(of: o) }
  static func register(in r: Reg) { r.add(Self.self) }
  func reg(_ r: Reg) { r.add(Self.self) }
  func box() -> Box<Model> { Box(self) }
  func maybe() -> Self? { self as? Self }
  static var shared: String { "\(Self.self)" }
  func list() -> [String] { Reg.names(of: [self]) }
}
final class Reg { var names: [String] = []
  func add<T: Model>(_ t: T.Type) { names.append("\(T.self)"); _ = T.make() }
  static func names<T>(of a: [T]) -> [String] { ["\(T.self)"] } }
struct Box<T> { let v: T; init(_ v: T) { self.v = v } }
class User: Model { var n = "u" }
final class Admin: User {}
let u: Model = Admin()
print(u.copy(), User.make().n, type(of: u).make())
print(u.same(Admin()), u.same(User()), type(of: u).shared, u.list(), u.maybe() as Any)
let r = Reg(); User.register(in: r); u.reg(r); type(of: u).register(in: r); r.add(type(of: u)); print(r.names)
print(type(of: u.box()))
// expect: main.Admin u main.Admin
// expect: true false Admin ["Model"] Optional(main.Admin)
// expect: ["User", "Admin", "Admin", "Model"]
// expect: Box<Model>
