struct I0 { }
struct I1: Identifiable { let id: I0 }
struct I2: Identifiable { let id: (Int, Int) }
struct I4: Identifiable { typealias ID = I0; let id = I0() }
struct I5 { let id: I0 }
extension I5: Identifiable { }
class I6: Identifiable { let id: [I0] = [] }
enum I7: Identifiable { case a; var id: I0 { I0() } }
struct I8: Identifiable { let id = I0() }
struct I9: Identifiable { var id: () -> Int }
protocol Q { associatedtype E: Hashable; var e: E { get } }
struct Q1: Q { let e: I0 }
protocol R { associatedtype E: Equatable; func f(_ e: E) }
struct R1: R { func f(_ e: I0) { } }
struct R2: R { typealias E = I0; func f(_ e: I0) { } }
protocol S { associatedtype E: Comparable; func g() -> E }
struct S1: S { func g() -> I0 { I0() } }
struct S2: S { func g() -> [Int] { [] } }
// expect error 2:8: type 'I1' does not conform to protocol 'Identifiable'
// expect error 3:8: type 'I2' does not conform to protocol 'Identifiable'
// expect error 4:8: type 'I4' does not conform to protocol 'Identifiable'
// expect error 6:1: type 'I5' does not conform to protocol 'Identifiable'
// expect error 8:6: type 'I7' does not conform to protocol 'Identifiable'
// expect error 9:8: type 'I8' does not conform to protocol 'Identifiable'
// expect error 10:8: type 'I9' does not conform to protocol 'Identifiable'
// expect error 12:8: type 'Q1' does not conform to protocol 'Q'
// expect error 14:8: type 'R1' does not conform to protocol 'R'
// expect error 15:8: type 'R2' does not conform to protocol 'R'
// expect error 17:8: type 'S1' does not conform to protocol 'S'
// expect error 18:8: type 'S2' does not conform to protocol 'S'
