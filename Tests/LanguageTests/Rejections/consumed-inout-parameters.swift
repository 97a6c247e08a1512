struct X: ~Copyable { var n = 1; consuming func end() {} }
func take(_ x: consuming X) {}
func d(_ x: inout X) { take(x) }
func d2(_ x: inout X, _ b: Bool) { if b { take(x) } }
func d3(_ x: inout X) { take(x); x = X() }
func d4(_ x: inout X, _ b: Bool) -> Int { if b { x.end(); return 1 }; return 2 }
func d5(_ x: inout X, _ b: Bool) { if b { take(x); x = X(n: 2); return }; x.n += 1 }
func d6(_ x: inout X) { let y = x; x = X(n: y.n) }
func d7(_ x: inout X) { let y = consume x; x = y }
// expect error 3:10: missing reinitialization of inout parameter 'x' after consume
// expect error 4:11: missing reinitialization of inout parameter 'x' after consume
// expect error 6:11: missing reinitialization of inout parameter 'x' after consume
