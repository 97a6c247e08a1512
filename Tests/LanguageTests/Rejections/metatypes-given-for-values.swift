import Foundation
struct Item: Codable { var x = 1 }
let d = try JSONEncoder().encode(Item.self)
func show<T: Equatable>(_ t: T) {}
show(Item.self)
print([Int.self].count, max(1, 2))
// expect error 3:27: type 'Item.Type' cannot conform to 'Encodable'
// expect error 5:1: type 'Item.Type' cannot conform to 'Equatable'
