let menu = ["tea": 2.5]
if let price = menu["tea"] { print("tea costs \(price)") }
guard menu["milk"] == nil else { fatalError() }
let key = "tea"
print(menu[key] ?? 0, menu["x", default: 9.5], menu[key].map { $0 * 2 } as Any, menu.keys.contains("tea"), menu.values.contains(1))
switch menu[key] { case .some(let p) where p > 2: print("dear", p); case .some: print("cheap"); case nil: print("none") }
let optional: [String: Int?] = ["a": 1, "b": nil]
print(optional["b"]! as Any, optional["c"] == nil, optional["a"]!! + 1, optional.count, optional.compactMapValues { $0 })
for (name, price) in menu { print(name, price) }
for entry in menu { print(entry.key, entry.value) }
menu.forEach { print($0, $1) }
menu.forEach { item in print(item) }
print(menu.first { $0.value > 2 }!.key, menu.first { $0.value > 3 } == nil, menu.min { $0.value < $1.value }!)
let byId = [3: "c", 1: "a", 2: "b"]
for id in byId.keys.sorted() { print(id, byId[id]!, terminator: " ") }
print()
print(byId.sorted { $0.value > $1.value }.map(\.key), byId.sorted(by: <).map(\.value), byId.keys.sorted(), byId.values.sorted(), byId.keys.min()!)
// expect: tea costs 2.5
// expect: 2.5 9.5 Optional(5.0) true false
// expect: dear 2.5
// expect: nil true 2 2 ["a": 1]
// expect: tea 2.5
// expect: tea 2.5
// expect: tea 2.5
// expect: (key: "tea", value: 2.5)
// expect: tea true (key: "tea", value: 2.5)
// expect: 1 a 2 b 3 c 
// expect: [3, 2, 1] ["a", "b", "c"] [1, 2, 3] ["a", "b", "c"] 1
