struct P { var name: String?; var kids: [P]?; var age: Int? = nil; var f: ((Int) -> Int?)? = nil }
var p: P? = P(name: "A", kids: [P(name: nil, kids: nil)])
print(p?.kids?.first?.name ?? "none", p?.kids?[0].kids?.count as Any, p?.name?.count ?? 0, p?.name?.first?.isUppercase as Any)
p?.kids?[0].name = "B"; p?.kids?.append(P(name: "C", kids: nil)); p?.age = 3; p?.age! += 2
print(p?.kids?.map { $0.name ?? "?" } ?? [], p?.age as Any, p!.kids!.count)
if var q = p { q.name = "changed"; print(q.name!, p!.name!) }
p?.f = { $0 > 0 ? $0 : nil }
print(p?.f?(3) as Any, p?.f?(-1) as Any, (p?.f)?(2) as Any, p.map { $0.kids?.count ?? -1 } as Any, p.flatMap(\.age) as Any)
let n: Int? = nil, o: Int? = 5
print(n ?? o ?? 1, n ?? 7, o.map { $0 + 1 } ?? 0, (n ?? o)!, n == nil, o != nil, o == 5)
let oo: Int?? = .some(nil)
print(oo as Any, oo == nil, oo! as Any, (oo ?? 3) as Any, oo.flatMap { $0 } as Any)
switch oo { case nil: print("nil"); case .some(nil): print("some nil"); case .some(.some(let x)): print(x) }
let arr: [Int?] = [1, nil, 3]
for case let x? in arr { print(x, terminator: " ") }
for x in arr where x != nil { print(x!, terminator: " ") }
print(arr.compactMap { $0 }.reduce(0, +), arr.first as Any, arr.first!!, arr.last.map { $0 as Any } as Any)
let dict: [String: Int?] = ["a": 1, "b": nil]
print(dict["a"] as Any, dict["b"] as Any, dict["c"] as Any, dict["a"]!! + 1, dict["b"]! ?? 9, dict.count)
var d2: [String: [Int]] = [:]
d2["x", default: []].append(1); d2["x"]?.append(2); d2["y"]?.append(3)
print(d2, d2["x"]?.last ?? 0, d2["y"] == nil)
d2["x"]![0] = 10; d2["x"]?[1] += 5; print(d2["x"]!)
guard let v = o, v > 3, case let w = v * 2 else { fatalError() }
print(v, w)
if let o, let p, p.age == o { print("same", o) } else if let o { print("only o", o) }
func find(_ s: String) -> Int? { ["a": 1][s] }
if let x = find("a"), let y = find("b") ?? find("a") { print(x, y) }
print([find("a"), find("z")].compactMap(\.self), (find("a")).debugDescription, "\(String(describing: find("z")))")
let s: String! = "iuo"
print(s.count, s as Any, s + "x", (s as String?) ?? "", s == "iuo")
var u: [Int]! = [1]; u.append(2); u[0] = 9; print(u!, u.count, u as Any)
class N { var next: N?; var v: Int; init(_ v: Int, _ n: N? = nil) { self.v = v; next = n } }
let list = N(1, N(2, N(3)))
var cur: N? = list; var out: [Int] = []
while let c = cur { out.append(c.v); cur = c.next }
print(out, list.next?.next?.v ?? 0, list.next?.next?.next?.v as Any, list.next?.next?.next === nil)
list.next?.next?.v *= 10; list.next?.next?.next = N(4); print(list.next!.next!.v, list.next!.next!.next!.v)
let t: (a: Int?, b: String)? = (nil, "q"); print(t?.a as Any, t?.b ?? "", t.map { $0.b } as Any)
print(Optional(3).map(String.init) as Any, Optional("4").flatMap(Int.init) as Any, Optional<Int>.none as Any, [Optional(1), nil] == [1, nil], Optional(1) == Optional(2))
print((try? Int("x", format: 3)) as Any)
extension Int { init?(_ s: String, format: Int) throws { if s.isEmpty { throw E.e }; guard let v = Int(s) else { return nil }; self = v } }
enum E: Error { case e }
print((try? Int("5", format: 1)) as Any, (try? Int("", format: 1)) as Any)
let nested: [String: [String: [Int]]] = ["a": ["b": [1, 2]]]
print(nested["a"]?["b"]?[1] as Any, nested["a"]?["c"]?.first as Any, nested["z"]?["b"]?.count ?? -1)
if case .some(let z) = o, z == 5 { print("z") }
if case .some(4...6) = o { print("range") }
switch (n, o) { case (nil, nil): print(0); case (let a?, nil): print(a); case (nil, let b?) where b > 4: print("b", b); default: print("d") }
print(zip([1, 2], [nil, "b"]).map { "\($0)\($1 ?? "-")" }, [nil, 2, 1].sorted { ($0 ?? .max) < ($1 ?? .max) })
// expect: none nil 1 Optional(true)
// expect: ["B", "C"] Optional(5) 2
// expect: changed A
// expect: Optional(3) nil Optional(2) Optional(2) Optional(5)
// expect: 5 7 6 5 true true true
// expect: Optional(nil) false nil nil nil
// expect: some nil
// expect: 1 3 1 3 4 Optional(Optional(1)) 1 Optional(Optional(3))
// expect: Optional(Optional(1)) Optional(nil) nil 2 9 2
// expect: ["x": [1, 2]] 2 true
// expect: [10, 7]
// expect: 5 10
// expect: same 5
// expect: 1 1
// expect: [1] Optional(1) nil
// expect: 3 Optional("iuo") iuox iuo true
// expect: [9, 2] 2 Optional([9, 2])
// expect: [1, 2, 3] 3 nil true
// expect: 30 4
// expect: nil q Optional("q")
// expect: Optional("3") Optional(4) nil true false
// expect: nil
// expect: Optional(5) nil
// expect: Optional(2) nil -1
// expect: z
// expect: range
// expect: b 5
// expect: ["1-", "2b"] [Optional(1), Optional(2), nil]
