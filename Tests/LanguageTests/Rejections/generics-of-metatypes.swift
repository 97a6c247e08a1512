import Foundation
struct Plain {}
let data = Data()
let one = try JSONDecoder().decode(Plain.self, from: data)
func make<T: CaseIterable>(_ type: T.Type) {}
make(Plain.self)
func first<T>(_ value: T) -> Any { T.sef }
func second<T: Equatable>(_ value: T) -> Any { T.nothing }
// expect error 4:29: instance method 'decode(_:from:)' requires that 'Plain' conform to 'Decodable'
// expect error 6:1: global function 'make' requires that 'Plain' conform to 'CaseIterable'
// expect error 7:38: type 'T' has no member 'sef'
// expect error 8:50: type 'T' has no member 'nothing'
