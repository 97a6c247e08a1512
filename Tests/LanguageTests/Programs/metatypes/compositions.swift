protocol Named {}
protocol Aged {}
typealias Person = Named & Aged
print((Named & Aged).self, (any Named & Aged).self, Person.self)
let type: Any.Type = (Codable & Hashable).self
func show<T>(_ type: T.Type) { print(T.self) }
show((any Named & Aged).self)
print(type)
// expect: Aged & Named Aged & Named Aged & Named
// expect: Aged & Named
// expect: Decodable & Encodable & Hashable
