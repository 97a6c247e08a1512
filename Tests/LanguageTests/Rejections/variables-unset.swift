func plain() {
  var x: Int
  print(x)
}
func branches(_ b: Bool) {
  let y: Int
  if b { y = 1 }
  print(y)
}
func fine(_ b: Bool) -> Int { let z: Int; if b { z = 1 } else { z = 2 }; return z }
func switched(_ n: Int) -> String { let s: String; switch n { case 0: s = "a"; case 1: s = "b"; default: return "" }; return s }
func missed(_ n: Int) -> String { let s: String; switch n { case 0: s = "a"; default: break }; return s }
func reference() { var t: Int; t += 1 }
func captured() { var t: Int; let c = { print(t) }; t = 1; c() }
func looped() { var t: Int; while true { t = 1; break }; print(t) }
func maybe(_ n: Int) { let u: Int; for _ in 0..<n { u = 1; break }; print(u) }
func guarded(_ o: Int?) -> Int { let v: Int; guard let o else { return 0 }; v = o; return v }
func caught() { let w: Int; do { w = try Int("1", format: ()) } catch { w = 0 }; print(w) }
extension Int { init(_ s: String, format: ()) throws { self = 1 } }
func optional() { var o: Int?; print(o as Any); o = 1 }
// expect error 3:9: variable 'x' used before being initialized
// expect error 8:9: constant 'y' used before being initialized
// expect error 12:103: constant 's' used before being initialized
// expect error 13:34: variable 't' passed by reference before being initialized
// expect error 14:39: variable 't' captured by a closure before being initialized
// expect error 16:75: constant 'u' used before being initialized
