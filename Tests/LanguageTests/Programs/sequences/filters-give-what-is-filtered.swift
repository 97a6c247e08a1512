func st<T>(_ t: T) -> T.Type { T.self }
print(st([1, 2, 3][0..<2].filter { $0 > 1 }), st([1].filter { $0 > 1 }), st("abc".filter { $0 > "a" }), st("abc".dropFirst().filter { $0 > "a" }), st(Set([1]).filter { $0 > 0 }), st(["a": 1].filter { $0.value > 0 }), st((1...3).filter { $0 > 1 }), st(ContiguousArray([1]).filter { $0 > 0 }), st([1].lazy.filter { $0 > 0 }))
let a: [Int] = [1, 2, 3][1...].filter { $0 > 1 }; print(a); let c: [Character] = "abc".filter { $0 > "a" }; print(c)
func g<C: RangeReplaceableCollection>(_ c: C, _ f: (C.Element) -> Bool) -> C { c.filter(f) }
print(g([1, 2], { $0 > 1 }), g("abc", { $0 > "a" }), g([1, 2, 3][...], { $0 > 1 }))
struct R: RangeReplaceableCollection { var s: [Int] = []; var startIndex: Int { 0 }; var endIndex: Int { s.count }; subscript(i: Int) -> Int { s[i] }; func index(after i: Int) -> Int { i + 1 }; mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == Int { s.replaceSubrange(r, with: c) } }
let r = R([1, 2, 3]); print(r.filter { $0 > 1 }, st(r.filter { $0 > 1 }), r.map { $0 }, (r.filter { $0 > 1 } as [Int]), R(repeating: 1, count: 2) + r, r + [9], [9] + r, st(r.dropLast()), try r.filter { x throws in x > 2 })
print([1, 2, 3][0..<2].filter { $0 > 1 }, [1, 2, 3].dropFirst().filter { _ in true }.count)
print(["a", "b"].lazy.map { $0 + "!" }.joined() as String, ["a", "b"].lazy.map { $0 + "!" }.joined(separator: "-"), Array([[1], [2]].lazy.map { $0 }.joined()))
// expect: Array<Int> Array<Int> String String Set<Int> Dictionary<String, Int> Array<Int> Array<Int> LazyFilterSequence<Array<Int>>
// expect: [2, 3]
// expect: ["b", "c"]
// expect: [2] bc [2, 3]
// expect: R(s: [2, 3]) R [1, 2, 3] [2, 3] R(s: [1, 1, 1, 2, 3]) R(s: [1, 2, 3, 9]) [9, 1, 2, 3] Slice<R> R(s: [3])
// expect: [2] 2
// expect: a!b! a!-b! [1, 2]
