struct Store { static var dict: [String: Int] = [:]
  static subscript(k: String) -> Int { get { dict[k] ?? 0 } set { dict[k] = newValue } } }
Store["a"] = 2; Store["a"] += 5
print(Store["a"])
enum Cfg { static var d: [Int] = [1, 2]; static subscript(i: Int) -> Int { get { d[i] } set { d[i] = newValue } } }
Cfg[1] += 1; print(Cfg[0], Cfg[1])
class K { class subscript(x: Int) -> String { "K\(x)" } }
class L: K { override class subscript(x: Int) -> String { "L" + super[x] } }
print(K[1], L[2]); let t: K.Type = L.self; print(t[3])
protocol PS { static subscript(_ i: Int) -> Int { get set } }
struct Q: PS { static var v = 0; static subscript(_ i: Int) -> Int { get { v * i } set { v = newValue + i } } }
func f<T: PS>(_ t: T.Type) { t[2] += 1; T[1] = 10; print(T[3]) }
f(Q.self)
// expect: 7
// expect: 1 3
// expect: K1 LK2
// expect: LK3
// expect: 33
