// What two closures give is anything where that is wanted and they have nothing in common.
func first<R>(_ a: (Int) -> R, _ b: (Int) -> R) -> R { a(1) }
func second<R>(_ a: (Int) -> R, _ b: (Int) -> R) -> R { b(1) }
func both<R>(_ a: (Int) -> R, _ b: (Int) -> R) -> [R] { [a(1), b(2)] }
print(first({ _ in 1 }, { Double($0) }), second({ _ in 1 }, { Double($0) }))
print(second({ Double($0) }, { $0 }), first({ $0 }, { _ in 2.5 }))
print(first({ _ in 1 }, { _ in "a" }), second({ _ in 1 }, { _ in "a" }))
print(both({ _ in 1 }, { Double($0) }), "\(first({ _ in 1 }, { Double($0) }))")
let kept = first({ _ in 1 }, { Double($0) })
print(kept)
let any: Any = first({ _ in 1 }, { Double($0) })
print(any)
func name<R>(_ a: () -> R, _ b: () -> R) -> R {
  print(R.self)
  return a()
}
let n = 3
print(name({ n }, { n }), name({ 1 }, { 2.5 }), name({ n }, { 2 }))
// Closures of several statements too.
print(first({ i in print(i); return 1 }, { _ in let text = "b"; return text }))
print(second({ i in if i > 3 { return 1 }; return 2 }, { _ in let half = 2.5; return half }))
let other: Any = second({ i in print(i); return 1 }, { _ in "c" })
print(other)
// expect: 1 1.0
// expect: 1 1
// expect: 1 a
// expect: [1.0, 2.0] 1.0
// expect: 1.0
// expect: 1
// expect: Int
// expect: Any
// expect: Int
// expect: 3 1 3
// expect: 1
// expect: 1
// expect: 2.5
// expect: c
