// A protocol that says what an associated type is says so in generic functions too.
protocol A { associatedtype E; var e: E { get } }
protocol B: A where E == Int { }
func f<T: B>(_ t: T) -> Int { let x = t.e; return x + 1 }
struct S: B { var e = 3 }
print(f(S()))
func g(_ t: some B) -> Int { [1,2,3,4,5][t.e] }
print(g(S()))
protocol C: B {}
func h<T: C>(_ t: T) -> [Int] { let k = [t.e]; return k.map { $0 * 2 } }
struct S2: C { var e = 2 }
print(h(S2()))
protocol Words: Collection where Element == String {}
extension Array: Words where Element == String {}
extension Words { func joinedUp() -> String { map { $0.uppercased() }.joined(separator: "+") }; var longest: Int { map(\.count).max() ?? 0 } }
func up(_ w: some Words) -> String { w.joinedUp() + w.first!.lowercased() + String(w.map { $0.count }.reduce(0, +)) }
print(up(["aB", "c"]), ["abc"].longest)
// expect: 4
// expect: 4
// expect: [4]
// expect: AB+Cab3 3
