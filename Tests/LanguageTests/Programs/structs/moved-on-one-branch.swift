struct H: ~Copyable { let fd: Int; consuming func close() { print("close", fd) }; deinit { print("deinit", fd) } }
func cond(_ b: Bool) { let h = H(fd: 1); if b { h.close() } else { print("keep") }; print("end cond") }
cond(true); cond(false)
func noElse(_ b: Bool) { let h = H(fd: 2); if b { h.close() }; print("end noElse") }
noElse(true); noElse(false)
func early(_ b: Bool) { let h = H(fd: 3); if b { h.close(); print("leaving"); return }; print("still", h.fd) }
early(true); early(false)
func sw(_ n: Int) { let h = H(fd: 4); switch n { case 0: h.close(); case 1: print("one"); default: take(h) }; print("end sw") }
func take(_ h: consuming H) { print("took", h.fd) }
sw(0); sw(1); sw(2)
func nested(_ a: Bool, _ b: Bool) {
  let h = H(fd: 5)
  if a { if b { take(h) } else { print("not b") } } else if b { print("only b") } else { let k = H(fd: 6); take(k); print("neither") }
  print("end nested")
}
nested(true, true); nested(true, false); nested(false, true); nested(false, false)
func guarded(_ o: Int?) { let h = H(fd: 7); guard let o else { h.close(); print("none"); return }; print(o, h.fd) }
guarded(nil); guarded(1)
func two(_ b: Bool) { let g = H(fd: 8), h = H(fd: 9); if b { take(g) } else { take(h) }; print("end two") }
two(true); two(false)
// expect: close 1
// expect: deinit 1
// expect: end cond
// expect: keep
// expect: deinit 1
// expect: end cond
// expect: close 2
// expect: deinit 2
// expect: end noElse
// expect: deinit 2
// expect: end noElse
// expect: close 3
// expect: deinit 3
// expect: leaving
// expect: still 3
// expect: deinit 3
// expect: close 4
// expect: deinit 4
// expect: end sw
// expect: one
// expect: deinit 4
// expect: end sw
// expect: took 4
// expect: deinit 4
// expect: end sw
// expect: took 5
// expect: deinit 5
// expect: end nested
// expect: not b
// expect: deinit 5
// expect: end nested
// expect: only b
// expect: deinit 5
// expect: end nested
// expect: took 6
// expect: deinit 6
// expect: neither
// expect: deinit 5
// expect: end nested
// expect: close 7
// expect: deinit 7
// expect: none
// expect: 1 7
// expect: deinit 7
// expect: took 8
// expect: deinit 8
// expect: deinit 9
// expect: end two
// expect: took 9
// expect: deinit 9
// expect: deinit 8
// expect: end two
