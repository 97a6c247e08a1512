protocol Convertible {}
extension Convertible {
    func convert<T>(_ f: (Self) -> T) -> T { f(self) }
    func convert<T>(_ f: (Self) -> T?) -> T? { f(self) }
    func convert<T>(_ f: (Self) throws -> T) throws -> T { try f(self) }
    func convert<T>(_ f: (Self) throws -> T?) throws -> T? { try f(self) }
}
struct U: Convertible { let login: String }
struct C { let login: String }
let u = U(login: "J")
let c = u.convert { C(login: $0.login) }
print(c.login, c)
// expect: J C(login: "J")
