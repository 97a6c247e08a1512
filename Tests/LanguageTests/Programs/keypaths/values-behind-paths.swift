struct Emp { var name = "a"; var tags: Set<String> = []; var d: Double = 0; var o: Int? }
func set<R, V>(_ r: R, _ k: WritableKeyPath<R, V>, _ v: V) -> R { var r = r; r[keyPath: k] = v; return r }
print(set(Emp(), \.tags, ["t"]))
print(set(Emp(), \.d, 3), set(Emp(), \.o, 4), set(Emp(), \.o, nil))
func sorted<R, V: Comparable>(_ r: [R], by k: KeyPath<R, V>, above: V) -> [R] { r.filter { $0[keyPath: k] > above } }
print(sorted([Emp(), Emp()], by: \.d, above: -1).count)
func upd<V>(_ v: V, of k: WritableKeyPath<Emp, V>) -> Emp { var e = Emp(); e[keyPath: k] = v; return e }
print(upd(["a"], of: \.tags), upd(3, of: \.d))
func last<R, V>(_ v: V, _ k: WritableKeyPath<R, V>, _ r: R) -> R { var r = r; r[keyPath: k] = v; return r }
print(last(["t"], \.tags, Emp()), last(1, \.d, Emp()))
// expect: Emp(name: "a", tags: Set(["t"]), d: 0.0, o: nil)
// expect: Emp(name: "a", tags: Set([]), d: 3.0, o: nil) Emp(name: "a", tags: Set([]), d: 0.0, o: Optional(4)) Emp(name: "a", tags: Set([]), d: 0.0, o: nil)
// expect: 2
// expect: Emp(name: "a", tags: Set(["a"]), d: 0.0, o: nil) Emp(name: "a", tags: Set([]), d: 3.0, o: nil)
// expect: Emp(name: "a", tags: Set(["t"]), d: 0.0, o: nil) Emp(name: "a", tags: Set([]), d: 1.0, o: nil)
