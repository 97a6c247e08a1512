// How often an own sequence is asked for its next element.
func log<T>(_ s: String, _ x: T) -> T { print(s, x, terminator: "; "); return x }
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { print("next", n, terminator: "; "); if n == 0 { return nil }; n -= 1; return n + 1 }
}
print("-- 1")
for x in Countdown(n: 4).lazy.filter({ log("f", $0) % 2 == 0 }).map({ log("m", $0) * 10 }) { print("->", x) }
print("-- 2")
let a: [Int] = Countdown(n: 4).lazy.filter { log("f", $0) % 2 == 0 }.map { log("m", $0) * 10 }
print(a)
print("-- 3")
print(Array(Countdown(n: 5).lazy.prefix(2)))
print("-- 4")
print(Array(Countdown(n: 5).lazy.map { log("m", $0) }.prefix(2)))
print("-- 5")
print(Array(Countdown(n: 5).lazy.prefix(while: { log("w", $0) > 3 })))
print("-- 6")
print(Array(Countdown(n: 5).lazy.drop(while: { log("d", $0) > 3 })))
print("-- 7")
print(Countdown(n: 3).lazy.contains { log("c", $0) == 2 })
print("-- 8")
print(Countdown(n: 3).lazy.first { log("c", $0) == 2 } as Any)
print("-- 9")
print(Array(zip(Countdown(n: 3), Countdown(n: 2))))
print("-- 10")
print(Array(zip(Countdown(n: 2), Countdown(n: 3))))
print("-- 11")
print(Array(Countdown(n: 3).lazy.compactMap { log("c", $0 > 1 ? $0 : nil) }))
print("-- 12")
print(Array(Countdown(n: 2).lazy.flatMap { log("c", [$0, $0]) }))
print("-- 13")
print(Countdown(n: 3).dropFirst().map { log("m", $0) })
print("-- 14")
print(Countdown(n: 3).prefix(1).map { log("m", $0) })
print("-- 15")
print(Countdown(n: 3).lazy.dropFirst(2).map { log("m", $0) })
print("-- 16")
print(Countdown(n: 3).enumerated().map { $0.offset })
print("-- 17")
print(Countdown(n: 3).reversed(), Countdown(n: 3).sorted(), Countdown(n: 3).min()!, Countdown(n: 2).reduce(0, +))
print("-- 18")
print(Countdown(n: 3).elementsEqual([3, 2]), Countdown(n: 3).starts(with: [3]))
print("-- 19")
var it = Countdown(n: 3).lazy.map { log("m", $0) }.makeIterator()
print(it.next()!, it.next()!)
print("-- 20")
print(Countdown(n: 4).split { $0 == 2 }, Countdown(n: 4).suffix(2), Countdown(n: 4).dropLast(3))
print("-- 21")
print(Array(sequence(first: 1) { log("s", $0) < 4 ? $0 + 1 : nil }.lazy.map { log("m", $0) }.prefix(2)))
print("-- 22")
for x in sequence(first: 1, next: { log("s", $0) < 3 ? $0 + 1 : nil }) { print("->", x) }
print("-- 23")
print(Array(sequence(state: 0) { s -> Int? in s += 1; return log("st", s) > 2 ? nil : s }.prefix(1)))
print("-- 24")
print(Array(stride(from: 1, to: 10, by: 3).lazy.map { log("m", $0) }.filter { log("f", $0) > 1 }))
print("-- 25")
let e = Countdown(n: 2).lazy.map { log("m", $0) }.enumerated()
for (i, x) in e { print(i, x) }
print("-- 26")
print("abc".lazy.map { log("m", $0) }.first!, "abc".lazy.filter { log("f", $0) != "a" }.first!, String("abc".lazy.filter { log("g", $0) != "b" }))
print("-- 27")
print(["k": 1].lazy.map { log("m", $0.value) }.first!, ["k": 1].lazy.filter { log("f", $0.value) == 1 }.map(\.key))
print("-- 28")
print(Array((1...3).lazy.map { log("m", $0) }.reversed()), Array([1, 2, 3].reversed().lazy.map { log("r", $0) }.prefix(1)))
print("-- 29")
print([1, 2, 3, 4, 5].lazy.map { log("m", $0) }.suffix(2).first!, [1, 2, 3].lazy.map { log("n", $0) }.dropLast().last!)
print("-- 30")
print([1, 2, 3].lazy.filter { log("f", $0) > 1 }.firstIndex(of: 3)!, [1, 2, 3].lazy.map { log("m", $0) }.firstIndex(of: 2)!)
print("-- 31")
print([1, 2].lazy.map { log("m", $0) }.map { log("n", $0) }.map { log("o", $0) }.first!)
print("-- 33")
print([5, 6].lazy.compactMap { log("c", $0 as Int?) }.first!, [5, 6].lazy.flatMap { log("fl", [$0]) }.first!, [5, 6].lazy.compactMap { log("c", $0 as Int?) }.count)
print("-- 34")
print([1, 2, 3].lazy.drop(while: { log("d", $0) < 2 }).first!, [1, 2, 3].lazy.drop(while: { log("d", $0) < 2 }).count)
// expect: -- 1
// expect: next 4; f 4; m 4; -> 40
// expect: next 3; f 3; next 2; f 2; m 2; -> 20
// expect: next 1; f 1; next 0; -- 2
// expect: next 4; f 4; m 4; next 3; f 3; next 2; f 2; m 2; next 1; f 1; next 0; [40, 20]
// expect: -- 3
// expect: next 5; next 4; [5, 4]
// expect: -- 4
// expect: next 5; m 5; next 4; m 4; [5, 4]
// expect: -- 5
// expect: next 5; w 5; next 4; w 4; next 3; w 3; [5, 4]
// expect: -- 6
// expect: next 5; d 5; next 4; d 4; next 3; d 3; next 2; next 1; next 0; [3, 2, 1]
// expect: -- 7
// expect: next 3; c 3; next 2; c 2; true
// expect: -- 8
// expect: next 3; c 3; next 2; c 2; Optional(2)
// expect: -- 9
// expect: next 3; next 2; next 2; next 1; next 1; next 0; [(3, 2), (2, 1)]
// expect: -- 10
// expect: next 2; next 3; next 1; next 2; next 0; [(2, 3), (1, 2)]
// expect: -- 11
// expect: next 3; c Optional(3); next 2; c Optional(2); next 1; c nil; next 0; [3, 2]
// expect: -- 12
// expect: next 2; c [2, 2]; next 1; c [1, 1]; next 0; [2, 2, 1, 1]
// expect: -- 13
// expect: next 3; next 2; m 2; next 1; m 1; next 0; [2, 1]
// expect: -- 14
// expect: next 3; m 3; [3]
// expect: -- 15
// expect: next 3; next 2; next 1; m 1; next 0; [1]
// expect: -- 16
// expect: next 3; next 2; next 1; next 0; [0, 1, 2]
// expect: -- 17
// expect: next 3; next 2; next 1; next 0; next 3; next 2; next 1; next 0; next 3; next 2; next 1; next 0; next 2; next 1; next 0; [1, 2, 3] [1, 2, 3] 1 3
// expect: -- 18
// expect: next 3; next 2; next 1; next 3; next 2; false true
// expect: -- 19
// expect: next 3; m 3; next 2; m 2; 3 2
// expect: -- 20
// expect: next 4; next 3; next 2; next 1; next 0; next 4; next 3; next 2; next 1; next 0; next 4; next 3; next 2; next 1; next 0; [ArraySlice([4, 3]), ArraySlice([1])] [2, 1] [4]
// expect: -- 21
// expect: m 1; s 1; m 2; [1, 2]
// expect: -- 22
// expect: -> 1
// expect: s 1; -> 2
// expect: s 2; -> 3
// expect: s 3; -- 23
// expect: st 1; [1]
// expect: -- 24
// expect: m 1; f 1; m 4; f 4; m 7; f 7; [4, 7]
// expect: -- 25
// expect: next 2; m 2; 0 2
// expect: next 1; m 1; 1 1
// expect: next 0; -- 26
// expect: m a; f a; f b; g a; g b; g c; a b ac
// expect: -- 27
// expect: m 1; 1 LazyMapSequence<LazyFilterSequence<Dictionary<String, Int>>, String>(_base: Swift.LazyFilterSequence<Swift.Dictionary<Swift.String, Swift.Int>>(_base: ["k": 1], _predicate: (Function)), _transform: (Function))
// expect: -- 28
// expect: m 3; m 2; m 1; r 3; [3, 2, 1] [3]
// expect: -- 29
// expect: m 4; n 2; 4 2
// expect: -- 30
// expect: f 1; f 2; f 3; m 1; m 2; 2 1
// expect: -- 31
// expect: m 1; n 1; o 1; 1
// expect: -- 33
// expect: c Optional(5); c Optional(5); fl [5]; fl [5]; c Optional(5); c Optional(6); 5 5 2
// expect: -- 34
// expect: d 1; d 2; d 1; d 2; 2 2
