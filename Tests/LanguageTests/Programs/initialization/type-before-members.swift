import Foundation
struct A: Decodable {
    var n: Int
    init(from decoder: Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let i = try? c.decode(Int.self) { n = i } else {
            throw DecodingError.typeMismatch(type(of: self), .init(codingPath: decoder.codingPath, debugDescription: "no"))
        }
    }
}
struct S { var n: Int; init() { print(type(of: self)); n = 3 }; static var k = 2; init(s: String) { n = type(of: self).k } }
print(S(), S(s: "a"))
enum E { case a; init() { print(type(of: self)); self = .a } }
print(E())
class B { let n: Int; init() { print(type(of: self)); n = 1 } }
class C: B {}
print(C().n, A.self)
// expect: S
// expect: S(n: 3) S(n: 2)
// expect: E
// expect: a
// expect: C
// expect: 1 A
