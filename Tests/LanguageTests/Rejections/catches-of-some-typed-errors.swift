enum PErr: Error { case empty, bad(Int) }
func p(_ s: String) throws(PErr) -> Int { 1 }
func b() { do { _ = try p("x") } catch .empty { print("e") } }
func c() { do { _ = try p("x") } catch .empty { print("e") } catch .bad { } }
func d() { do { _ = try p("x") } catch PErr.empty { print("e") } }
func e() { do { _ = try p("x") } catch { print("e") } }
func f() { do { _ = try p("x") } catch let e { print(e) } }
func g() throws { do { _ = try p("x") } catch .empty { print("e") } }
func i() throws(PErr) { do { _ = try p("x") } catch .bad(let n) { print(n) } }
func j() { do throws(PErr) { _ = try p("x") } catch .empty { } }
func k() { do { _ = try p("x") } catch is PErr { print("e") } }
func l() { do { _ = try p("x") } catch let e as PErr { print(e) } }
// expect error 3:21: errors thrown from here are not handled because the enclosing catch is not exhaustive
// expect error 4:21: errors thrown from here are not handled because the enclosing catch is not exhaustive
// expect error 5:21: errors thrown from here are not handled because the enclosing catch is not exhaustive
// expect error 10:34: errors thrown from here are not handled because the enclosing catch is not exhaustive
