// How often closures of lazy collections run, and in which order.
func log<T>(_ s: String, _ x: T) -> T { print(s, x, terminator: "; "); return x }
print("-- 1")
for x in (1...6).lazy.filter({ log("f", $0) % 2 == 0 }).prefix(2).map({ log("m", $0) * 10 }) { print("->", x) }
print("-- 2")
let a: [Int] = (1...6).lazy.filter { log("f", $0) % 2 == 0 }.prefix(2).map { log("m", $0) * 10 }
print(a)
print("-- 3")
print(Array((1...6).lazy.filter { log("f", $0) % 2 == 0 }.prefix(2).map { log("m", $0) * 10 }))
print("-- 4")
print([1, 2, 3, 4].lazy.map { log("m", $0) * 2 }.first as Any)
print("-- 5")
print([1, 2, 3, 4].lazy.filter { log("f", $0) > 2 }.first as Any)
print("-- 6")
print([1, 2, 3, 4].lazy.filter { log("f", $0) > 2 }.count)
print("-- 7")
print([1, 2, 3, 4].lazy.map { log("m", $0) * 2 }.count)
print("-- 8")
print([1, 2, 3, 4].lazy.filter { log("f", $0) > 2 }.isEmpty)
print("-- 9")
print([1, 2, 3, 4].lazy.map { log("m", $0) * 2 }.isEmpty)
print("-- 10")
print([1, 2, 3, 4].lazy.map { log("m", $0) * 2 }.contains(4))
print("-- 11")
print(Array([1, 2, 3, 4].lazy.map { log("m", $0) * 2 }.prefix(while: { log("w", $0) < 6 })))
print("-- 12")
print(Array([1, 2, 3, 4].lazy.drop(while: { log("d", $0) < 3 })))
print("-- 13")
print(Array(zip([1, 2, 3].lazy.map { log("a", $0) }, [4, 5].lazy.map { log("b", $0) })))
print("-- 14")
print(Array(["1", "x", "3"].lazy.compactMap { log("c", Int($0)) }))
print("-- 15")
print(Array([1, 2].lazy.flatMap { log("fm", [$0, $0]) }))
print("-- 16")
print([1, 2, 3].lazy.map { log("m", $0) }.reversed().first as Any)
print("-- 17")
print([1, 2, 3].lazy.map { log("m", $0) }.last as Any)
print("-- 18")
print([1, 2, 3].lazy.map { log("m", $0) }[1])
print("-- 19")
print([1, 2, 3].lazy.filter { log("f", $0) > 1 }.reversed().map { log("m", $0) })
print("-- 20")
print([1, 2, 3].lazy.map { log("m", $0) }.reduce(0, +))
print("-- 21")
print([3, 1, 2].lazy.map { log("m", $0) }.sorted())
print("-- 22")
print([3, 1, 2].lazy.map { log("m", $0) }.max() as Any)
print("-- 23")
print(["a", "b"].lazy.map { log("m", $0) }.joined(separator: "-"))
print("-- 24")
print(Array([1, 2, 3].lazy.map { log("m", $0) }.dropFirst().map { log("n", $0) }))
print("-- 25")
print(Array((1...).lazy.map { log("m", $0) * $0 }.filter { log("f", $0) % 2 == 1 }.prefix(2)))
print("-- 26")
print(Array((1...).lazy.map { log("m", $0) * $0 }.prefix(2)))
print("-- 27")
print([1, 2, 3, 4].lazy.filter { log("f", $0) > 1 }.filter { log("g", $0) > 2 }.first as Any)
print("-- 28")
print([1, 2, 3, 4].lazy.first { log("w", $0) > 1 } as Any)
print("-- 29")
print([1, 2, 3, 4].lazy.filter { log("f", $0) > 1 }.first { log("w", $0) > 2 } as Any)
print("-- 30")
print([1, 2, 3].lazy.map { log("m", $0) }.enumerated().map { $0.offset * $0.element })
print("-- 31")
print([1, 2, 3].lazy.map { log("m", $0) }.allSatisfy { $0 < 2 })
print("-- 32")
print([1, 2, 3].lazy.map { log("m", $0) }.elementsEqual([1, 5, 3]))
print("-- 33")
print([1, 2, 3].lazy.map { log("m", $0) }.min { $0 < $1 } as Any)
print("-- 34")
let l = [1, 2, 3].lazy.map { log("m", $0) }
print(l.first!, l.first!, l.count, Array(l), Array(l))
print("-- 35")
let c = (1...4).lazy.filter { log("f", $0) % 2 == 0 }
print(c.count, c.first!, c.last!, c[c.startIndex], c[c.index(after: c.startIndex)])
print("-- 36")
print([1, 2, 3, 4].lazy.filter { log("f", $0) > 1 }.dropFirst().first as Any)
print("-- 37")
print([[1, 2], [3]].lazy.joined().map { log("m", $0) })
print("-- 38")
print(Array([[1, 2], [3]].lazy.map { log("m", $0) }.joined()))
print("-- 39")
print(Set([1, 2].lazy.map { log("m", $0) }).sorted(), Dictionary(uniqueKeysWithValues: [1, 2].lazy.map { log("k", ($0, $0)) }).count)
print("-- 40")
print([1, 2, 3].lazy.map { log("m", $0) }.starts(with: [1]))
print("-- 41")
var arr = [0]
arr.append(contentsOf: [1, 2].lazy.map { log("m", $0) })
arr += [3].lazy.filter { log("f", $0) > 1 }
print(arr)
// expect: -- 1
// expect: f 1; f 2; f 3; f 4; f 5; f 6; f 1; f 2; f 2; m 2; -> 20
// expect: f 3; f 4; m 4; -> 40
// expect: f 5; -- 2
// expect: f 1; f 2; f 3; f 4; f 5; f 6; f 1; f 2; f 2; f 3; f 4; f 5; f 2; m 2; f 3; f 4; m 4; f 5; [20, 40]
// expect: -- 3
// expect: f 1; f 2; f 3; f 4; f 5; f 6; f 1; f 2; f 2; m 2; f 3; f 4; m 4; f 5; [20, 40]
// expect: -- 4
// expect: m 1; Optional(2)
// expect: -- 5
// expect: f 1; f 2; f 3; Optional(3)
// expect: -- 6
// expect: f 1; f 2; f 3; f 4; 2
// expect: -- 7
// expect: 4
// expect: -- 8
// expect: f 1; f 2; f 3; false
// expect: -- 9
// expect: false
// expect: -- 10
// expect: m 1; m 2; true
// expect: -- 11
// expect: m 1; w 2; m 2; w 4; m 3; w 6; [2, 4]
// expect: -- 12
// expect: d 1; d 2; d 3; [3, 4]
// expect: -- 13
// expect: a 1; b 4; a 2; b 5; a 3; [(1, 4), (2, 5)]
// expect: -- 14
// expect: c Optional(1); c nil; c Optional(3); [1, 3]
// expect: -- 15
// expect: fm [1, 1]; fm [2, 2]; [1, 1, 2, 2]
// expect: -- 16
// expect: m 3; Optional(3)
// expect: -- 17
// expect: m 3; Optional(3)
// expect: -- 18
// expect: m 2; 2
// expect: -- 19
// expect: LazyMapSequence<ReversedCollection<LazyFilterSequence<Array<Int>>>, Int>(_base: Swift.ReversedCollection<Swift.LazyFilterSequence<Swift.Array<Swift.Int>>>(_base: Swift.LazyFilterSequence<Swift.Array<Swift.Int>>(_base: [1, 2, 3], _predicate: (Function))), _transform: (Function))
// expect: -- 20
// expect: m 1; m 2; m 3; 6
// expect: -- 21
// expect: m 3; m 1; m 2; [1, 2, 3]
// expect: -- 22
// expect: m 3; m 1; m 2; Optional(3)
// expect: -- 23
// expect: m a; m b; a-b
// expect: -- 24
// expect: m 2; n 2; m 3; n 3; [2, 3]
// expect: -- 25
// expect: m 1; f 1; m 2; f 4; m 3; f 9; [1, 9]
// expect: -- 26
// expect: m 1; m 2; [1, 4]
// expect: -- 27
// expect: f 1; f 2; g 2; f 3; g 3; Optional(3)
// expect: -- 28
// expect: w 1; w 2; Optional(2)
// expect: -- 29
// expect: f 1; f 2; w 2; f 3; w 3; Optional(3)
// expect: -- 30
// expect: m 1; m 2; m 3; [0, 2, 6]
// expect: -- 31
// expect: m 1; m 2; false
// expect: -- 32
// expect: m 1; m 2; false
// expect: -- 33
// expect: m 1; m 2; m 3; Optional(1)
// expect: -- 34
// expect: m 1; m 1; m 1; m 2; m 3; m 1; m 2; m 3; 1 1 3 [1, 2, 3] [1, 2, 3]
// expect: -- 35
// expect: f 1; f 2; f 3; f 4; f 1; f 2; f 1; f 2; f 4; f 1; f 2; f 1; f 2; f 3; f 4; 2 2 4 2 4
// expect: -- 36
// expect: f 1; f 2; f 3; f 3; Optional(3)
// expect: -- 37
// expect: LazyMapSequence<FlattenSequence<Array<Array<Int>>>, Int>(_base: Swift.FlattenSequence<Swift.Array<Swift.Array<Swift.Int>>>(_base: [[1, 2], [3]]), _transform: (Function))
// expect: -- 38
// expect: m [1, 2]; m [3]; [1, 2, 3]
// expect: -- 39
// expect: m 1; m 2; k (1, 1); k (2, 2); [1, 2] 2
// expect: -- 40
// expect: m 1; m 2; true
// expect: -- 41
// expect: m 1; m 2; f 3; [0, 1, 2, 3]
