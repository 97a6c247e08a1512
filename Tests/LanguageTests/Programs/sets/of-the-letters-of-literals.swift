print(Set("abc").isSuperset(of: ["a", "b"]))
print(Set("abc").isSubset(of: ["a", "b", "c"]), Set("abc").isDisjoint(with: ["a"]), Set("abc").isStrictSuperset(of: ["a"]))
let s = Set("abc")
print(s.isSuperset(of: ["a", "b"]), s.intersection(["a"]), s.subtracting(["a", "b"]), s.symmetricDifference(["a", "b"]))
print(Array("abc").starts(with: ["a", "b"]), "abc".starts(with: ["a"]), "abc".elementsEqual(["a", "b", "c"]))
var a = Array("ab"); a.append(contentsOf: ["c"]); a += ["d"]; a.insert(contentsOf: ["e"], at: 0); a.replaceSubrange(0..<1, with: ["z", "y"]); print(a)
print("abc".lexicographicallyPrecedes(["b"]), Array("a") + ["b"], Array("abc") == ["a", "b", "c"])
print("a-b".split(separator: ["-"]))
// expect: true
// expect: true false true
// expect: true ["a"] ["c"] ["c"]
// expect: true true true
// expect: ["z", "y", "a", "b", "c", "d"]
// expect: true ["a", "b"] true
// expect: ["a", "b"]
