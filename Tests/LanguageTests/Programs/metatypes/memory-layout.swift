// The sizes of values in memory.
struct S { var a = 1 }; struct Ly { var a: Int8; var b: Int; var c: Bool }; struct Sm { var a: Int8; var b: Int16 };
class C {}
enum E0 { case a, b, c }; enum E1 { case a(Int), b, c }; enum E2 { case a(Bool), b }; enum One { case x };
enum R: String { case a, b }; indirect enum Tr { case l, n(Tr, Int) }
protocol P {}; protocol Q: P {}
print(
  MemoryLayout<Int>.size, MemoryLayout<Int8>.stride, MemoryLayout<Double>.alignment, MemoryLayout<Bool>.size,
  MemoryLayout<Character>.size, MemoryLayout<String>.size, MemoryLayout<Int?>.size, MemoryLayout<(Int8, Int32)>.size,
  MemoryLayout<[Int]>.stride, MemoryLayout<S>.size)
print(
  MemoryLayout<Ly>.size, MemoryLayout<Ly>.stride, MemoryLayout<Ly>.alignment, MemoryLayout.size(ofValue: 1 as Int16),
  MemoryLayout<C>.size, MemoryLayout<C?>.size, MemoryLayout<Bool?>.size, MemoryLayout<String?>.size,
  MemoryLayout<Int??>.size, MemoryLayout<Bool??>.size, MemoryLayout<UInt8?>.size, MemoryLayout<Float?>.size,
  MemoryLayout<Sm>.size, MemoryLayout<Sm>.stride, MemoryLayout<Sm?>.size)
print(
  MemoryLayout<E0>.size, MemoryLayout<E0?>.size, MemoryLayout<E1>.size, MemoryLayout<E1?>.size, MemoryLayout<E2>.size,
  MemoryLayout<One>.size, MemoryLayout<One>.stride, MemoryLayout<One?>.size, MemoryLayout<R>.size,
  MemoryLayout<Void>.size, MemoryLayout<Void>.stride)
print(
  MemoryLayout<Any>.size, MemoryLayout<any P>.size, MemoryLayout<any Error>.size, MemoryLayout<() -> Void>.size,
  MemoryLayout<(() -> Void)?>.size, MemoryLayout<Any?>.size, MemoryLayout<[String: Int]>.size,
  MemoryLayout<Set<Int>?>.size, MemoryLayout<Range<Int>>.size, MemoryLayout<ClosedRange<Int8>>.size,
  MemoryLayout<Substring>.size, MemoryLayout<(Int, Bool)>.stride, MemoryLayout<(Bool, Int)?>.size)
func sz<T>(_ x: T) -> Int { MemoryLayout<T>.size };
print(sz(1), sz("a"), sz(S()), sz(Optional(1)), MemoryLayout.stride(ofValue: Ly(a: 1, b: 2, c: true)))
// expect: 8 1 8 1 16 16 9 8 8 8
// expect: 17 24 8 2 8 8 1 16 10 1 2 5 4 4 5
// expect: 1 1 9 10 1 0 1 1 1 0 1
// expect: 32 40 8 16 16 32 8 8 16 2 32 16 16
// expect: 8 16 8 9 24
