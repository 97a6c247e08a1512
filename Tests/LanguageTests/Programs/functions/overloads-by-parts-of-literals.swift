// Of two generic overloads the more specific one takes literals of collections and closures whatever their elements become; among more of them
// the usual types count.
func list<T>(_ a: T) -> String { "T" }
func list<T: Collection>(_ a: T) -> String where T.Element == Double { "doubles" }
print(list([1]), list([1.5]), list(["a"]))
func numbers<T>(_ a: [T]) -> String { "[T]" }
func numbers<T: FloatingPoint>(_ a: [T]) -> String { "[F]" }
print(numbers([1]), numbers([1.5]), numbers([true]))
func direct<T>(_ a: T) -> String { "T" }
func direct<T: FloatingPoint>(_ a: T) -> String { "F" }
print(direct(1), direct(1.5))
func set<T>(_ a: Set<T>) -> String { "Set" }
func set<T: Sequence>(_ a: T) -> String { "Sequence" }
print(set([1]), set(1...2))
func equal<T>(_ a: Set<T>) -> String { "Set" }
func equal<T>(_ a: [T]) -> String { "[T]" }
print(equal([1]))
func three(_ a: [Int]) -> String { "[Int]" }
func three<T>(_ a: T) -> String { "T" }
func three<T: Collection>(_ a: T) -> String where T.Element == Character { "characters" }
print(three(["a"]), three([1]), three(["a" as Character]), three("abc"))
func given<T>(_ make: () -> T) -> String { "T" }
func given<T>(_ make: () -> T?) -> String { "T?" }
let n = 3
print(given { Optional(3) } as Any, given { n as Int? } as Any, given { 3 } as Any)
func made<T>(_ make: () -> T) -> T { print("T"); return make() }
func made<T>(_ make: () -> T?) -> T? { print("T?"); return make() }
let some: Any = made { n as Int? } as Any
print(some)
func shape<T>(_ x: T) -> String { "T" }
func shape<T>(_ x: [T]) -> String { "[T]" }
func shape(_ x: [Int]) -> String { "[Int]" }
func shape<T>(_ x: T?) -> String { "T?" }
print(shape([1, nil]), shape([1]), shape([1.5, nil]), shape([nil, n, 1]), shape(["a"]), shape(nil as Int?), shape(1))
// expect: doubles doubles T
// expect: [F] [F] [T]
// expect: T F
// expect: Set Sequence
// expect: [T]
// expect: T [Int] characters characters
// expect: T? T? T
// expect: T?
// expect: Optional(3)
// expect: [T] [Int] [T] [T] [T] T? T
