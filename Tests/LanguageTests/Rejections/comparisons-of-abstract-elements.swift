protocol Store { associatedtype Item; var items: [Item] { get }; var one: Item { get }; var maybe: Item? { get } }
protocol EStore { associatedtype Item: Equatable; var items: [Item] { get }; var one: Item { get }; var maybe: Item? { get } }
func a1<A: Store, B: Store>(_ a: A, _ b: B) -> Bool { a.items == b.items }
func a2<A: Store, B: Store>(_ a: A, _ b: B) -> Bool { a.one == b.one }
func a4<A: EStore, B: EStore>(_ a: A, _ b: B) -> Bool { a.items == b.items }
func a6<A: EStore, B: EStore>(_ a: A, _ b: B) -> Bool { a.maybe == b.maybe }
func a7<A: Store>(_ a: A, _ b: A) -> Bool { a.items == b.items }
func a8<A: Store>(_ a: A, _ b: A) -> Bool { a.one == b.one }
func a9<A: Store>(_ a: A, _ b: A) -> Bool { a.maybe == b.maybe }
func b1<T, U>(_ a: [T], _ b: [U]) -> Bool { a == b }
func b2<T: Equatable, U: Equatable>(_ a: [T], _ b: [U]) -> Bool { a == b }
func b4<T: Equatable, U>(_ a: [T], _ b: [U]) -> Bool { a != b }
func b5<T, U: Equatable>(_ a: [T], _ b: [U]) -> Bool { a == b }
func b6<T>(_ a: [T], _ b: [Int]) -> Bool { a == b }
func b7<T: Equatable>(_ a: [T], _ b: [Int]) -> Bool { a == b }
func b8<T>(_ a: T, _ b: Int) -> Bool { a == b }
func b9<T: Comparable>(_ a: T, _ b: Int) -> Bool { a < b }
func c2<S: Sequence>(_ s: S, _ x: S.Element) -> Bool { s.contains(x) }
func c3<S: Collection>(_ s: S) -> Int { s.first! }
func c4<S: Collection>(_ s: S) -> [Int] { s.map { $0 } }
func c5<S: Collection>(_ s: S) -> [S.Element] { s.sorted() }
func c6<S: Collection>(_ s: S) -> S.Element? { s.max() }
func c8<S: Sequence>(_ s: S) -> Int { s.reduce(0, +) }
func c9<S: Sequence>(_ s: S) -> Int { s.reduce(0) { $0 + $1 } }
// expect error 3:63: operator function '==' requires that 'A.Item' conform to 'Equatable'
// expect error 4:61: binary operator '==' cannot be applied to operands of type 'A.Item' and 'B.Item'
// expect error 5:65: binary operator '==' cannot be applied to operands of type '[A.Item]' and '[B.Item]'
// expect error 6:65: binary operator '==' cannot be applied to operands of type 'A.Item?' and 'B.Item?'
// expect error 7:53: operator function '==' requires that 'A.Item' conform to 'Equatable'
// expect error 8:51: binary operator '==' cannot be applied to two 'A.Item' operands
// expect error 9:53: binary operator '==' cannot be applied to two 'A.Item?' operands
// expect error 10:47: operator function '==' requires that 'T' conform to 'Equatable'
// expect error 11:69: binary operator '==' cannot be applied to operands of type '[T]' and '[U]'
// expect error 12:61: cannot convert value of type '[U]' to expected argument type '[T]'
// expect error 13:56: cannot convert value of type '[T]' to expected argument type '[U]'
// expect error 14:44: cannot convert value of type '[T]' to expected argument type '[Int]'
// expect error 15:57: binary operator '==' cannot be applied to operands of type '[T]' and '[Int]'
// expect error 16:42: binary operator '==' cannot be applied to operands of type 'T' and 'Int'
// expect error 17:54: binary operator '<' cannot be applied to operands of type 'T' and 'Int'
// expect error 18:67: cannot convert value of type 'S.Element' to expected argument type '(S.Element) throws -> Bool'
// expect error 18:67: missing argument label 'where:' in call
// expect error 19:48: cannot convert return expression of type 'S.Element' to return type 'Int'
// expect error 20:51: cannot convert value of type 'S.Element' to closure result type 'Int'
// expect error 21:51: referencing instance method 'sorted()' on 'Sequence' requires that 'S.Element' conform to 'Comparable'
// expect error 22:50: referencing instance method 'max()' on 'Sequence' requires that 'S.Element' conform to 'Comparable'
// expect error 23:51: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, S.Element) throws -> Int'
// expect error 24:58: cannot convert value of type 'S.Element' to expected argument type 'Int'
