func esc(_ c: @escaping () -> Void) { c() }
func non(_ c: () -> Void) { c() }
class K {
  var x = 1
  func m() {}
  func assigned() { esc { x += 1 } }
  func called() { esc { m() } }
  func notKept() { non { x += 1; m() } }
  func captured() { esc { [self] in x += 1 } }
  func unwrapped() { esc { [weak self] in guard let self else { return }; m() } }
  func optional() { esc { [weak self] in m() } }
  func kept() { let c = { x += 1 }; c() }
  func typed() { let d: () -> Void = { m() }; d() }
  func task() { Task { x += 1 } }
  func argument() { esc { print(x) } }
  func nested() { esc { non { m() } } }
  var g: [Int] { [1].map { $0 + x } }
  func local() { func inner() { m() }; esc(inner) }
  func immediate() -> Int { { x }() }
}
struct S { var x = 1; func go() { esc { print(x) } } }
// expect error 6:27: reference to property 'x' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 7:25: call to method 'm' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 11:42: call to method 'm' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 12:27: reference to property 'x' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 13:40: call to method 'm' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 15:33: reference to property 'x' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 16:31: call to method 'm' in closure requires explicit use of 'self' to make capture semantics explicit
