struct Plain {}
func largest<T: Comparable>(_ items: [T]) -> T { items.max()! }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func show<T: CustomStringConvertible>(_ t: T) -> String { t.description }
print(same(Plain(), Plain()))
print(largest([1, 2]), same("a", "b"))
print(show(Plain()))
// expect error 5:7: global function 'same' requires that 'Plain' conform to 'Equatable'
// expect error 7:7: global function 'show' requires that 'Plain' conform to 'CustomStringConvertible'
