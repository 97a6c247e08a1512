import Foundation
struct Item: Codable, Equatable { var id: Int; var name: String; var price: Double; var tags: [String]; var note: String? }
let items = [Item(id: 1, name: "Pen", price: 1.5, tags: ["a", "b"], note: nil), Item(id: 2, name: "Ink", price: 3, tags: [], note: "blue")]
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(items)
print(String(data: data, encoding: .utf8)!)
let back = try JSONDecoder().decode([Item].self, from: data)
print(back == items, back[1].note ?? "none", back[0].note as Any)
// expect: [{"id":1,"name":"Pen","price":1.5,"tags":["a","b"]},{"id":2,"name":"Ink","note":"blue","price":3,"tags":[]}]
// expect: true blue nil
