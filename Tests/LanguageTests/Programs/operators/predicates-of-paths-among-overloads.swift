struct Book { let id: Int; let title: String }
struct Filter<T> {
    let test: (T) -> Bool
    static func && (a: Self, b: Self) -> Self { Self { a.test($0) && b.test($0) } }
    static func || (a: Self, b: Self) -> Self { Self { a.test($0) || b.test($0) } }
    static prefix func ! (a: Self) -> Self { Self { !a.test($0) } }
}
func == <T, V: Equatable>(path: KeyPath<T, V>, value: V) -> Filter<T> { Filter { $0[keyPath: path] == value } }
func > <T, V: Comparable>(path: KeyPath<T, V>, value: V) -> Filter<T> { Filter { $0[keyPath: path] > value } }
extension Sequence {
    func filter(_ filter: Filter<Element>) -> [Element] { self.filter(filter.test) }
    func contains(_ filter: Filter<Element>) -> Bool { contains(where: filter.test) }
}
let books = [Book(id: 1, title: "x"), Book(id: 2, title: "y"), Book(id: 3, title: "x")]
print(books.filter(\.id > 1).map(\.id), books.filter(\.title == "x" && \.id > 1).map(\.id))
print(books.filter(!(\.id == 2) || \.title == "y").count, books.filter(\.title.count > 1).isEmpty, books.filter(!(\.id > 1)).count)
print(books.contains(\.id > 5), books.filter { $0.id > 1 }.count, books.filter(\.title.isEmpty).count)
// expect: [2, 3] [3]
// expect: 3 true 1
// expect: false 2 0
