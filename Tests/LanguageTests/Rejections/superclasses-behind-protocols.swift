// Superclasses and raw types behind what a type conforms to, and raw types of which there are no literals.
class A { func f() {} ; init(a: Int) {} }
class B {}
protocol P {}
class C1: P, A { override func f() {} ; override init(a: Int) { super.init(a: a) } }
class C2: A, P {}
class C3: P, A, B {}
class C4: A, A {}
class G<T> {}
class C5: P, G<Int> {}
typealias Alias = A
class C6: P, Alias {}
class Outer { class Inner {} }
class C7: P, Outer.Inner {}
class C8: P, AnyObject {}
enum E1: CaseIterable, String { case a = "x", b }
enum E2: P, Int { case a = 1, b ; static let c = E2(rawValue: 1) }
enum E3: Int, String { case a }
struct S {}
enum E4: S { case a }
enum E5: A { case a }
enum E6: A {}
struct Same: Equatable {}
enum E7: Same { case a, b }
struct One: Equatable, ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }
enum E8: One { case a = 1 }
struct Two: ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }
enum E9: Two { case a = 1 }
enum E10: Bool { case a }
enum E11: [Int] { case a }
enum E12: Int? { case a }
enum E13: S { case a(Int) }
enum E14: S { case a = 1 }
enum E15: S { case a ; init?(rawValue: S) { nil } ; var rawValue: S { S() } }
enum E16: Int {}
enum E17: Int, P { case a }
extension Outer { struct In {} ; enum E18: In { case a } }
let a: A = C1(a: 1)
// expect error 5:14: superclass 'A' must appear first in the inheritance clause
// expect error 7:14: superclass 'A' must appear first in the inheritance clause
// expect error 7:17: multiple inheritance from classes 'A' and 'B'
// expect error 8:14: duplicate inheritance from 'A'
// expect error 10:14: superclass 'G<Int>' must appear first in the inheritance clause
// expect error 12:14: superclass 'Alias' (aka 'A') must appear first in the inheritance clause
// expect error 14:14: superclass 'Outer.Inner' must appear first in the inheritance clause
// expect error 16:24: raw type 'String' must appear first in the enum inheritance clause
// expect error 17:13: raw type 'Int' must appear first in the enum inheritance clause
// expect error 18:15: multiple enum raw types 'Int' and 'String'
// expect error 20:10: 'E4' declares raw type 'S', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 20:10: RawRepresentable conformance cannot be synthesized because raw type 'S' is not Equatable
// expect error 20:10: raw type 'S' is not expressible by a string, integer, or floating-point literal
// expect error 21:10: 'E5' declares raw type 'A', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 21:10: RawRepresentable conformance cannot be synthesized because raw type 'A' is not Equatable
// expect error 21:10: raw type 'A' is not expressible by a string, integer, or floating-point literal
// expect error 22:10: 'E6' declares raw type 'A', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 22:10: RawRepresentable conformance cannot be synthesized because raw type 'A' is not Equatable
// expect error 22:10: an enum with no cases cannot declare a raw type
// expect error 22:10: raw type 'A' is not expressible by a string, integer, or floating-point literal
// expect error 24:10: 'E7' declares raw type 'Same', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 24:10: raw type 'Same' is not expressible by a string, integer, or floating-point literal
// expect error 28:10: 'E9' declares raw type 'Two', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 28:10: RawRepresentable conformance cannot be synthesized because raw type 'Two' is not Equatable
// expect error 29:11: 'E10' declares raw type 'Bool', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 29:11: raw type 'Bool' is not expressible by a string, integer, or floating-point literal
// expect error 30:11: 'E11' declares raw type '[Int]', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 30:11: raw type '[Int]' is not expressible by a string, integer, or floating-point literal
// expect error 31:11: 'E12' declares raw type 'Int?', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 31:11: raw type 'Int?' is not expressible by a string, integer, or floating-point literal
// expect error 32:11: 'E13' declares raw type 'S', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 32:11: RawRepresentable conformance cannot be synthesized because raw type 'S' is not Equatable
// expect error 32:11: raw type 'S' is not expressible by a string, integer, or floating-point literal
// expect error 32:20: enum with raw type cannot have cases with arguments
// expect error 33:11: 'E14' declares raw type 'S', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 33:11: RawRepresentable conformance cannot be synthesized because raw type 'S' is not Equatable
// expect error 33:11: raw type 'S' is not expressible by a string, integer, or floating-point literal
// expect error 34:11: raw type 'S' is not expressible by a string, integer, or floating-point literal
// expect error 35:11: 'E16' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 35:11: an enum with no cases cannot declare a raw type
// expect error 37:44: 'Outer.E18' declares raw type 'Outer.In', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 37:44: RawRepresentable conformance cannot be synthesized because raw type 'Outer.In' is not Equatable
// expect error 37:44: raw type 'Outer.In' is not expressible by a string, integer, or floating-point literal
