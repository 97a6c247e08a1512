enum E: Error { case a, b(Int) }
func f(_ n: Int) throws(E) -> Int { if n > 1 { throw .b(n) }; return n }
do throws(E) { print(try f(1)); print(try f(3)) } catch {
  switch error {
  case .a: print("a");
  case .b(let n): print("b", n)
  }
}
do throws(E) { throw .a } catch { print(error, type(of: error)) }
do throws(E) { if Bool.random() || true { throw .b(7) } } catch .a { print("x") } catch .b(let n) { print("n", n) }
func g() throws(E) { do throws(E) { _ = try f(5) } catch { print("re"); throw error } }
do { try g() } catch { print(error) }
let c = { (n: Int) throws(E) -> Int in
  if n == 0 { throw .a }; return n
}
do { print(try c(1)); print(try c(0)) } catch { print(error) }
// expect: 1
// expect: b 3
// expect: a E
// expect: n 7
// expect: re
// expect: b(5)
// expect: 1
// expect: a
