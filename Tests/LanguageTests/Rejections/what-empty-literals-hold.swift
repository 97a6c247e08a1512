struct Box<Value: Hashable> { init(_ values: [Value]) {} }

func same<Value: Equatable>(_ values: [Value]) -> Bool { true }
func hash<Value: Hashable>(_ value: Value) {}
func first<Value: Comparable>(_ values: [Value], or other: Value) -> Value { other }
func pair<Value: Equatable>(_ values: [Value], _ count: Int) {}
func pair<Value: Hashable>(_ values: [Value], _ text: String) {}

_ = same([])
hash([])
_ = Box([])
print([].max() as Any)
pair([], 1)
print(first([], or: 3))
let box: Box<Int> = Box([])
let groups = Dictionary(grouping: [], by: { $0 })
print([].sorted())
print([].isEmpty, [].count)
// expect error 9:5: type 'Any' cannot conform to 'Equatable'
// expect error 10:1: type 'Any' cannot conform to 'Hashable'
// expect error 11:5: type 'Any' cannot conform to 'Hashable'
// expect error 12:10: type 'Any' cannot conform to 'Comparable'
// expect error 13:1: type 'Any' cannot conform to 'Equatable'
// expect error 16:14: type 'Any' cannot conform to 'Hashable'
// expect error 17:10: type 'Any' cannot conform to 'Comparable'
