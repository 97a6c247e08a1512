struct Stop: Error { var n: Int }
func run(_ n: Int) throws -> Int {
  print("begin", n)
  defer { print("end", n) }
  for i in 0..<5 {
    defer { print("step", i) }
    if i == n { throw Stop(n: i) }
    if i == 3 { return i }
  }
  return -1
}
for n in [1, 4] { do { print(try run(n)) } catch let stop as Stop { print("stopped", stop.n) } catch {} }
func nested() throws { do { defer { print("inner") }; throw Stop(n: 9) } catch let s as Stop where s.n < 5 { print("small") } }
do { try nested() } catch { print("outer", error) }
func value() -> Int { var n = 1; defer { n += 10; print("n", n) }; return n }
print(value())
// expect: begin 1
// expect: step 0
// expect: step 1
// expect: end 1
// expect: stopped 1
// expect: begin 4
// expect: step 0
// expect: step 1
// expect: step 2
// expect: step 3
// expect: end 4
// expect: 3
// expect: inner
// expect: outer Stop(n: 9)
// expect: n 11
// expect: 1
