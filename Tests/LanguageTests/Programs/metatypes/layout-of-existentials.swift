protocol P: AnyObject { func f() }
protocol Q { func g() }
protocol R: AnyObject {}
class C {}
print(
  MemoryLayout<any P>.size, MemoryLayout<any Q>.size, MemoryLayout<Any>.size, MemoryLayout<AnyObject>.size,
  MemoryLayout<any P & R>.size, MemoryLayout<any Q & P>.size)
print(MemoryLayout<C & P>.size, MemoryLayout<(any P)?>.size, MemoryLayout<[any P]>.size, MemoryLayout<any Error>.size)
struct S { weak var d: (any P)?; var i = 1 }
print(
  MemoryLayout<S>.size, MemoryLayout<S>.stride, MemoryLayout<any Q.Type>.size, MemoryLayout<any P.Type>.size,
  MemoryLayout<Int.Type>.size, MemoryLayout<C.Type>.size, MemoryLayout<() -> Void>.size)
struct U { unowned var d: C; var p: any P; var o: (any Q)? }
print(MemoryLayout<U>.size, MemoryLayout<U?>.size, MemoryLayout<any Q & Hashable>.size, MemoryLayout<any Sendable>.size)
// expect: 16 40 32 8 24 24
// expect: 16 16 8 8
// expect: 24 24 16 16 8 8 16
// expect: 64 64 48 32
