struct Matrix<T: Numeric> {
    var rows: [[T]]
    static subscript(id n: Int) -> [[T]] { (0..<n).map { i in (0..<n).map { i == $0 ? 1 : 0 } } }
    static var zero: T { 0 }
}
print(Matrix<Int>[id: 2], Matrix<Double>.zero, type(of: Matrix<Float>[id: 1]))
struct Keys { static subscript(_ k: String) -> Int { k.count }; static subscript<T>(t t: T.Type) -> String { "\(t)" } }
print(Keys["abc"], Keys[t: Int.self])
enum Tab<K: Hashable, V> { static subscript(k: K, v: V) -> [K: V] { [k: v] } }
print(Tab<String, Int>["a", 1])
// expect: [[1, 0], [0, 1]] 0.0 Array<Array<Float>>
// expect: 3 Int
// expect: ["a": 1]
