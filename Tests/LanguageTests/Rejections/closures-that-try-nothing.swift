func f() { print("f") }
func run(_ g: () throws -> Void) rethrows { try g() }
func plain(_ g: () -> Void) { g() }
func t1() { run { try f() } }
func t2() { run { do { try f() } catch { print("c") } } }
func t3() { run { do { try f() } catch is CancellationError { print("c") } } }
func t4() { plain { try f() } }
func t5() { let c = { try f() }; c() }
func t6() { let c: () -> Void = { try f() }; c() }
func t7() { run { if true { try f() } } }
func t8() { run { let x = try? f(); print(x as Any) } }
func t9() { run { try! f() } }
func t10() { run { run { try f() } } }
func t11() { run { { try f() }() } }
func t12() { _ = [1].map { try max($0, 2) } }
func t13() { _ = [1].sorted { try max($0, 2) < $1 } }
func t14() { [1].forEach { print(try max($0, 2)) } }
func t15() { run { print("a"); try f(); print("b") } }
func t16() throws { try run { try f() } }
func t17() { do { try run { try f() } } catch { print("x") } }
func t18() { run { func h() throws { try f() } } }
func t19() { run { try run { f() } } }
// expect error 4:13: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 6:13: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 7:19: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
// expect error 8:34: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 9:33: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'
// expect error 10:13: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 13:20: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 14:20: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 15:18: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 16:18: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 17:14: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 18:14: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 22:14: call can throw, but it is not marked with 'try' and the error is not handled
