class Worker { var n = 0; var done: (() -> Void)?; var all: [() -> Void] = []
  func keep(_ f: @escaping () -> Void) { all.append(f) }
  func use(_ f: () -> Void) { f() }
  func bump() { n += 1 }
  func run() {
    done = { n += 1 }
    let x: Int = "a"
  }
  func run2() {
    let x: Int = "a"
    if n > 1 { keep { n += 1 } } else { keep { bump() } }
    for _ in 0..<2 { use { n += 1 } }
    keep { self.n += 1 }
  }
  func run3() {
    keep { n += 1; let y: Int = "a" }
    unknown { n += 1 }
    keep(3) { n += 1 }
  }
  func run4(_ f: () -> Void) -> Int {
    let q = foo()
    q.each { n += 1 }
    keep(f)
    done = f
    return "a"
  }
  lazy var late: () -> Int = { n }
  func run5() {
    let z: Int = ""
    let f = { n }
    let g: () -> Int = { n }
    print([{ n }])
    return
  }
}
// expect error 6:14: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 7:18: cannot convert value of type 'String' to specified type 'Int'
// expect error 10:18: cannot convert value of type 'String' to specified type 'Int'
// expect error 11:23: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 11:48: call to method 'bump' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 16:33: cannot convert value of type 'String' to specified type 'Int'
// expect error 17:5: cannot find 'unknown' in scope
// expect error 18:10: cannot convert value of type 'Int' to expected argument type '() -> Void'
// expect error 18:13: extra trailing closure passed in call
// expect error 21:13: cannot find 'foo' in scope
// expect error 23:10: passing non-escaping parameter 'f' to function expecting an '@escaping' closure
// expect error 24:10: assigning non-escaping parameter 'f' to an '@escaping' closure
// expect error 25:12: cannot convert return expression of type 'String' to return type 'Int'
// expect error 27:32: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 29:18: cannot convert value of type 'String' to specified type 'Int'
// expect error 30:15: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 31:26: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
// expect error 32:14: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
