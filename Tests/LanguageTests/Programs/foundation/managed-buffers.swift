final class Buf: ManagedBuffer<Int, Int> {
  deinit { print("deinit") ; _ = withUnsafeMutablePointers { h, e in e.deinitialize(count: h.pointee) } }
}
do {
let b = Buf.create(minimumCapacity: 4) { _ in 0 }
b.withUnsafeMutablePointers { h, e in
  for i in 0..<4 { (e + i).initialize(to: i * i) }
  h.pointee = 4
}
print(b.header, b.withUnsafeMutablePointerToElements { p in (0..<4).map { p[$0] } })
}
// expect: 4 [0, 1, 4, 9]
// expect: deinit
