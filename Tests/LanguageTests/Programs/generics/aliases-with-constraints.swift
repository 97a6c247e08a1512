typealias Vector<T : Hashable> = [T : Int]
typealias Matrix<T : Hashable> = [T : Vector<T>]
struct M<T: Hashable> { var chain: Matrix<T> = [:] }
extension Matrix where Value == Vector<Key> { var n: Int { count } }
extension Array where Element: Hashable {
  func make() -> Matrix<Element> { var m: Matrix<Element> = [:]; for e in self { m[e, default: [:]][e, default: 0] += 1 }; return m }
}
print([1, 2].make().n)
// expect: 2
